import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { chosen } from '../../cli/diagnostics/chosen.ts';
import { diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { json } from '../../cli/report/json.ts';
import { pretty } from '../../cli/report/pretty.ts';
import { sarif } from '../../cli/report/sarif.ts';
import { findingsSchema } from '../../cli/schemas/finding-schema.ts';

const at = (file: string) => ({ file, line: 3, column: 7 });
const findings = [
  diagnostic('link/empty', at('content/guide/guide.md'), 'Nowhere.'),
  diagnostic('link/no-text', at('content/a/ä b.md'), 'No text.', {
    related: [{ message: 'And here.', place: at('content/b.md') }],
  }),
  diagnostic('site/missing', null, 'No site.'),
];

test('JSON is what its schema says', () => {
  const printed = JSON.parse(json(findings, () => null));
  expect(findingsSchema.parse(printed)).toEqual(printed);
  expect(findingsSchema.safeParse([{ ...printed[0], more: 1 }]).success).toBe(false);
});

test('SARIF has a rule a code, and places that a viewer can open', () => {
  const { version, runs } = JSON.parse(sarif(findings, () => null));
  expect(version).toBe('2.1.0');
  const [{ tool, results }] = runs;
  expect(tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
    'link/empty',
    'link/no-text',
    'site/missing',
  ]);
  expect(results[1]).toMatchObject({
    ruleId: 'link/no-text',
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'content/a/%C3%A4%20b.md' },
          region: { startLine: 3, startColumn: 7 },
        },
      },
    ],
    relatedLocations: [{ message: { text: 'And here.' } }],
  });
  expect(results[2].locations).toEqual([]);
});

test('rules and files can be chosen', () => {
  const codes = (choice: Parameters<typeof chosen>[1]) => chosen(findings, choice).map(({ code }) => code);
  expect(codes({})).toHaveLength(3);
  expect(codes({ rule: ['link'] })).toEqual(['link/empty', 'link/no-text']);
  expect(codes({ rule: ['link/empty', 'site'] })).toEqual(['link/empty', 'site/missing']);
  expect(codes({ only: ['content/guide/**'] })).toEqual(['link/empty']);
  expect(codes({ only: ['**/*.md'], rule: ['link/no-text'] })).toEqual(['link/no-text']);
});

test('of a long line, what is around the place is shown', () => {
  const line = `${'x'.repeat(5000)}HERE${'y'.repeat(5000)}`;
  const place = { file: 'a.json', line: 1, column: 5001 };
  const text = stripVTControlCharacters(pretty([diagnostic('site/syntax', place, 'Wrong.')], () => line));
  expect(text.length).toBeLessThan(700);
  const [code = '', mark = ''] = text.split('\n').slice(2);
  expect(code.slice(mark.indexOf('^'))).toMatch(/^HERE/);
});
