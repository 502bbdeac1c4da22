import { expect, test } from 'vitest';
import { conflictIn } from '../../cli/commands/compare/install.ts';
import { readRequests } from '../../cli/commands/compare/requests.ts';
import { repository } from '../support/run-cli.ts';

const read = (text: string) => readRequests(text, ['kite-ui', '@kite/tail'], repository);

test('ranges, folders and files', () => {
  expect(read('kite-ui@7, @kite/tail@^7.1.0-beta')).toEqual([
    { name: 'kite-ui', wanted: '7', isLocal: false },
    { name: '@kite/tail', wanted: '^7.1.0-beta', isLocal: false },
  ]);
  expect(read('kite-ui@.')).toEqual([{ name: 'kite-ui', wanted: repository, isLocal: true }]);
  expect(read('kite-ui@./README.md')[0]).toMatchObject({ wanted: `${repository}/README.md`, isLocal: true });
});

test.each([
  ['', /names no package/],
  ['kite-ui', /names no version/],
  ['@kite/tail', /names no version/],
  ['kite-iu@7', /Did you mean kite-ui\?/],
  ['zebra@7', /It uses kite-ui, @kite\/tail\./],
  ['kite-ui@./nothing', /does not exist/],
  ['kite-ui@./cli', /has no package\.json/],
  ['kite-ui@7,kite-ui@8', /names kite-ui twice/],
])('--with %s is refused with a way out', (text, message) => expect(() => read(text)).toThrow(message));

test('a conflict of peers names both sides', () => {
  const detail = `Found: react@19.0.0
node_modules/react

Could not resolve dependency:
peer react@"^17.0.0 || ^18.0.0" from kite-ui@6.1.0
node_modules/kite-ui`;
  expect(conflictIn(detail)).toBe(
    'kite-ui@6.1.0 wants react ^17.0.0 || ^18.0.0, and react@19.0.0 is installed.',
  );
  expect(conflictIn('no report')).toBe('npm cannot resolve the peers of these packages.');
});
