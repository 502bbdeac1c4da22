import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { expect, test } from 'vitest';
import { javascriptVariant } from '../../cli/2-compile/demos/javascript-variant.ts';
import { diskHost } from '../../cli/machine/host.ts';
import { repository } from '../support/run-cli.ts';

const content = join(repository, 'content');
const modules = diskHost.list(content).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

test.each(modules)('%s reads as if it had been written without types', (file) => {
  const result = javascriptVariant(readFileSync(join(content, file), 'utf8'), file, { singleQuote: true });
  if ('kind' in result) throw new Error(result.message);
  const { comments } = parse(result.code, { sourceType: 'module', plugins: ['jsx'] });
  expect(comments?.some(({ value }) => value.includes('@ts-'))).toBe(false);
});
