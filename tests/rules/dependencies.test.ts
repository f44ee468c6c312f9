import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import settings from '../../package.json' with { type: 'json' };
import lock from '../../package-lock.json' with { type: 'json' };

/** Licences that require no more than attribution. */
const permissive = ['MIT', 'ISC', 'Apache-2.0', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'];

/** The font is a development dependency, because the build subsets it, but it reaches visitors. */
const font = { name: 'inter-ui', licence: 'OFL-1.1' };

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

const nameOf = (folder: string) => folder.replace(/^.*node_modules\//, '');

const packages = Object.entries<Locked>(lock.packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, locked]) => ({ name: nameOf(folder), ...locked }));

/** Packages that may reach visitors, with their types and installers. */
const production = packages.filter(({ dev }) => !dev);

describe('packages', () => {
  test('that may reach visitors have a permissive licence', () => {
    const others = production.filter(({ license = 'none' }) => !permissive.includes(license));
    expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  test('for visitors are few, and the README names each with its licence', () => {
    const named = [...Object.keys(settings.dependencies), font.name].map((name) => {
      const license = packages.find((locked) => locked.name === name)?.license;
      return `| \`${name}\` | ${license} |`;
    });
    const readme = readFileSync('README.md', 'utf8');
    expect(named.filter((row) => !readme.includes(row))).toEqual([]);
    expect(named).toContain(`| \`${font.name}\` | ${font.licence} |`);
    expect(named.length).toBeLessThanOrEqual(14);
  });

  test('have one exact version each, with a checksum in the lock file', () => {
    const asked = Object.entries({ ...settings.dependencies, ...settings.devDependencies });
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const loose = packages.filter(
      ({ resolved, integrity }) =>
        !integrity?.startsWith('sha512-') ||
        // Without a URL the configured registry is used.
        (resolved && !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(loose.map(({ name }) => name)).toEqual([]);
  });

  test('have no install scripts', () => {
    const running = packages.filter(({ hasInstallScript }) => hasInstallScript);
    expect(running.map(({ name }) => name)).toEqual([]);
  });
});
