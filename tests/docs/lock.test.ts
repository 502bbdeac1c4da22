import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskHost } from '../../cli/machine/host.ts';
import { repository } from '../support/run-cli.ts';

interface LockedPackage {
  readonly resolved?: string;
  readonly link?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  diskHost.readText(join(repository, 'package-lock.json')) ?? '',
);

test('the lock file names no download address', () => {
  const addresses = Object.values(lock.packages).flatMap(({ resolved, link }) =>
    link === true ? [] : (resolved ?? []),
  );
  expect(addresses).toEqual([]);
});

// `npm install` leaves out packages that its registry lacks, and `npm ci` then refuses the lock file.
test('the lock file knows the optional packages of every platform', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) =>
        !(`${path}/node_modules/${name}` in lock.packages) && !(`node_modules/${name}` in lock.packages),
    ),
  );
  expect(missing).toEqual([]);
});
