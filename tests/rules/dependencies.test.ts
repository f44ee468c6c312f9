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

test('packages have one exact version each, and no install scripts', () => {
  const versions = Object.values({ ...settings.dependencies, ...settings.devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
});
