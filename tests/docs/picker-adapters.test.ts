// Compares the adapters in the documentation with the packages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../support/run-cli.ts';

const text = readFileSync(join(repository, 'content/x/react-date-pickers/react-date-pickers.md'), 'utf8');
const folder = join(repository, 'node_modules/@mui/x-date-pickers');
const { peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
  readonly peerDependencies: Readonly<Record<string, string>>;
};

/** Cells of the table of adapters, without code marks; `|` inside cells is escaped. */
const rows = text
  .split('\n')
  .filter((line) => /^\|[^|]*\| `Adapter/.test(line))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.replaceAll('`', '').replaceAll('\\|', '|').trim()),
  );

const moduleOf = (adapter: string): string =>
  / from (?<path>\S+)/.exec(adapter)?.groups?.path?.split('/').at(-1) ?? adapter;

test('each adapter of the package has its row', () => {
  const adapters = readdirSync(folder).filter((name) => /^Adapter(?!.*Base$)/.test(name));
  expect(rows.map(([, adapter = '']) => moduleOf(adapter)).sort()).toEqual(adapters.sort());
});

test.each(rows)('%s, %s', (library = '', adapter = '', _value, range = '', _calendar, timezone) => {
  const name = library.replace(/ \d$/, '').replace('.', '').toLowerCase();
  expect(peerDependencies[name]?.split(' || ')).toEqual(expect.arrayContaining(range.split(' || ')));
  const module = moduleOf(adapter);
  const code = readFileSync(join(folder, module, `${module}.js`), 'utf8');
  expect(/isTimezoneCompatible = true/.test(code)).toBe(timezone === '✓');
});
