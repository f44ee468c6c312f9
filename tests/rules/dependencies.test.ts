import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import settings from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };

/** Licences that require no more than attribution. */
const permissive = ['MIT', 'ISC', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'];

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

const packages = Object.entries<Locked>(lock.packages).filter(([folder]) => folder !== '');

test('packages that may reach visitors have a permissive licence', () => {
  const delivered = packages.filter(([, { dev }]) => !dev);
  const others = delivered.filter(([, { license = '' }]) => !permissive.includes(license));
  expect(others).toEqual([]);
});

test('packages for visitors are few, and the README names each with its licence', () => {
  // The font is a development dependency, because the build subsets it, but it reaches visitors.
  const named = [...Object.keys(settings.dependencies), 'inter-ui'];
  const readme = readFileSync('README.md', 'utf8');
  for (const name of named) {
    const license = new Map(packages).get(`node_modules/${name}`)?.license;
    expect(readme).toContain(`| \`${name}\` | ${license} |`);
  }
  expect(named.length).toBeLessThanOrEqual(14);
});

test('packages have one exact version each, and no install scripts', () => {
  const versions = Object.values({ ...settings.dependencies, ...settings.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});
