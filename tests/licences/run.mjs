// `npm run licences`: the licences of all dependencies. Fails for deprecated and vulnerable ones that a manifest names.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faults, licences } from './licences.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** @type {(file: string) => any} */
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const lock = read('package-lock.json');
const found = licences(lock, (path) => {
  const manifest = `${path}/package.json`;
  const { license } = existsSync(join(root, manifest)) ? read(manifest) : {};
  return typeof license === 'string' ? license : null;
});
for (const [licence, names] of found) console.log(`${licence} (${names.length})\n  ${names.join('\n  ')}`);

const { stdout, error } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
const audit = error === undefined ? JSON.parse(stdout) : { message: error.message };
// Deprecations are known without the registry, when the one that made the lock file tells of them.
if (Object.values(lock.packages).every(({ deprecated }) => deprecated === undefined))
  console.error(
    'Nothing is known of deprecations: package-lock.json marks no package, so it may come from a registry that leaves them out.',
  );
if (audit.vulnerabilities === undefined)
  console.error(
    `Nothing is known of vulnerabilities, because the registry does not answer: ${audit.message}`,
  );

const all = faults(lock, audit);
for (const fault of all) console.error(fault);
process.exitCode = all.length === 0 ? 0 : 1;
