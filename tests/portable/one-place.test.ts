import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskHost } from '../../cli/machine/host.ts';
import { repository } from '../support/run-cli.ts';

/** Differences between operating systems, and the only files that deal with them. */
const places: readonly (readonly [string, RegExp, readonly string[]])[] = [
  ['signals and process groups', /process\.kill\b|\bdetached:|'SIG[A-Z]+'/, ['cli/machine/processes.ts']],
  [
    'the operating system',
    /process\.platform\b/,
    ['cli/machine/link.ts', 'cli/machine/paths.ts', 'cli/machine/processes.ts'],
  ],
  ['links', /\b(?:sym)?link(?:Sync)?,.* from 'node:fs|\bsymlinkSync\(/, ['cli/machine/link.ts']],
  [
    'commands that are scripts on Windows',
    /'(?:npm|npx|pnpm|yarn)',\s*\[|\bshell: (?:true|process)/,
    ['cli/machine/npm.ts', 'cli/machine/shell.ts'],
  ],
  [
    'the separator of paths',
    /import (?!\{ posix \}).*'node:path'|\brealpathSync\(/,
    ['cli/machine/paths.ts'],
  ],
];

test.each(places)('%s: one place', (_, pattern, files) => {
  const found = ['cli', 'renderer'].flatMap((room) =>
    diskHost
      .list(join(repository, room))
      .map((file) => `${room}/${file}`)
      // An edit of what extracts and writes the reference makes each committed one stale.
      .filter((file) => /\.tsx?$/.test(file) && !/^cli\/(?:extract|reference)\//.test(file))
      .filter((file) => pattern.test(diskHost.readText(join(repository, file)) ?? '')),
  );
  expect(found).toEqual(files);
});
