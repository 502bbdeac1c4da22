import { expect, test } from 'vitest';
import { codeStyle } from '../../cli/1-load/code-style.ts';
import { memoryHost } from '../../cli/machine/host.ts';

const styleOf = (files: Readonly<Record<string, string>>) =>
  codeStyle(memoryHost(new Map(Object.entries(files))), '/site');

test('the configuration nearest to the content, YAML or JSON; options for other languages are left out', () => {
  expect(
    styleOf({
      '/site/content/.prettierrc': 'semi: false\nproseWrap: always\n',
      '/site/.prettierrc.json': '{ "semi": true }',
    }),
  ).toEqual({ value: { semi: false }, diagnostics: [] });
  expect(styleOf({ '/site/.prettierrc.json': '{ "tabWidth": 4 }' }).value).toEqual({ tabWidth: 4 });
  expect(styleOf({})).toEqual({ value: null, diagnostics: [] });
});

test('a value that Prettier would refuse is a finding where it stands; the others count', () => {
  const { value, diagnostics } = styleOf({ '/site/.prettierrc': 'semi: false\nprintWidth: wide\n' });
  expect(value).toEqual({ semi: false });
  expect(diagnostics).toMatchObject([
    { code: 'site/invalid', place: { file: '.prettierrc', line: 2, column: 13 } },
  ]);
});
