import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schemaNames, schemaText } from '../../cli/commands/schema.ts';
import { expectGolden } from '../support/golden.ts';
import { repository } from '../support/run-cli.ts';
import { readRootFile } from './root-files.ts';

test.each(schemaNames)('schemas/%s.json is what the compiler checks', (name) => {
  expectGolden(join(repository, 'schemas', `${name}.json`), schemaText(name));
});

test.each(['site', 'pages'])('content/%s.yaml names its schema for editors', (name) => {
  expect(readRootFile(`content/${name}.yaml`)).toMatch(
    new RegExp(`^# yaml-language-server: \\$schema=\\.\\./schemas/${name}\\.json\\n`),
  );
});
