#!/usr/bin/env node
// Stands in for npm and its registry: installs folders as copies, and links the versions that the repository has.
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const fail = (code, summary, detail = '') => {
  process.stdout.write(JSON.stringify({ error: { code, summary, detail } }));
  process.exit(1);
};

const versionOf = (folder) => {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
};

const { NPM_STAND_IN_LOG, NPM_STAND_IN_FAULT, NPM_STAND_IN_PACKAGES } = process.env;
if (NPM_STAND_IN_LOG) writeFileSync(NPM_STAND_IN_LOG, `${process.argv.slice(2).join(' ')}\n`, { flag: 'a' });
if (NPM_STAND_IN_FAULT === 'offline') fail('ENOTFOUND', 'request failed, reason: getaddrinfo ENOTFOUND');
if (NPM_STAND_IN_FAULT === 'torn')
  fail('EINTEGRITY', 'sha512 integrity checksum failed: wanted a but got b.');
if (NPM_STAND_IN_FAULT === 'peers' && !process.argv.includes('--force'))
  fail(
    'ERESOLVE',
    'unable to resolve dependency tree',
    'Found: react@18.3.1\nnode_modules/react\n\nCould not resolve dependency:\npeer react@"^19.0.0" from kite-ui@2.0.0\nnode_modules/kite-ui',
  );
// Packages of the repository find their dependencies there.
const [linked = ''] = NPM_STAND_IN_PACKAGES.split(delimiter);
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const [name, spec] of Object.entries(dependencies)) {
  const place = join('node_modules', name);
  mkdirSync(dirname(place), { recursive: true });
  const known = NPM_STAND_IN_PACKAGES.split(delimiter)
    .map((folder) => join(folder, name))
    .find((folder) => versionOf(folder) === spec);
  if (spec.startsWith('file:')) cpSync(spec.slice('file:'.length), place, { recursive: true });
  else if (known?.startsWith(linked)) symlinkSync(known, place);
  else if (known !== undefined) cpSync(known, place, { recursive: true });
  else fail('ETARGET', `No matching version found for ${name}@${spec}.`);
}
process.stdout.write('{}');
