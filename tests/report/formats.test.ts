import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { chosen } from '../../cli/diagnostics/chosen.ts';
import { diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { json } from '../../cli/report/json.ts';
import { pretty } from '../../cli/report/pretty.ts';
import { sarif } from '../../cli/report/sarif.ts';
import { findingsSchema } from '../../cli/schemas/finding-schema.ts';

const at = (file: string) => ({ file, line: 3, column: 7, end: { line: 3, column: 11 } });
const findings = [
  diagnostic('link/empty', at('content/guide/guide.md'), 'Nowhere.'),
  diagnostic('link/no-text', at('content/a/ä b.md'), 'No text.', {
    related: [{ message: 'And here.', place: at('content/b.md') }],
  }),
  diagnostic('site/missing', null, 'No site.'),
  diagnostic('text/term', at('content/c.md'), 'Wrong word.', {
    help: 'Write `rows`.',
    edit: { from: 'rosw', to: 'rows' },
  }),
];

test('JSON is what its schema says', () => {
  const printed = JSON.parse(json(findings, () => null));
  expect(findingsSchema.parse(printed)).toEqual(printed);
  expect(printed.at(-1).edit).toEqual({ from: 'rosw', to: 'rows' });
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
    'text/term',
  ]);
  expect(results[1]).toMatchObject({
    ruleId: 'link/no-text',
    level: 'error',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'content/a/%C3%A4%20b.md' },
          region: { startLine: 3, startColumn: 7, endLine: 3, endColumn: 11 },
        },
      },
    ],
    relatedLocations: [{ message: { text: 'And here.' } }],
  });
  expect(results[2].locations).toEqual([]);
});

test('SARIF carries the fix that `--fix` would make, and none where the text has changed or is not written here', () => {
  const fixesOf = (line: string | null, file = 'content/c.md') => {
    const given = findings.flatMap((each) => (each.edit ? [{ ...each, place: at(file) }] : []));
    return JSON.parse(sarif(given, () => line)).runs[0].results[0].fixes;
  };
  expect(fixesOf('Many, many rosws and rosw.')).toEqual([
    {
      description: { text: 'Write `rows`.' },
      artifactChanges: [
        {
          artifactLocation: { uri: 'content/c.md', uriBaseId: 'SITE' },
          replacements: [
            {
              deletedRegion: { startLine: 3, startColumn: 22, endLine: 3, endColumn: 26 },
              insertedContent: { text: 'rows' },
            },
          ],
        },
      ],
    },
  ]);
  expect(fixesOf('Many rows.')).toEqual([]);
  expect(fixesOf(null)).toEqual([]);
  expect(fixesOf('Many, rosw.', 'content/api/c.json')).toEqual([]);
});

test('rules and files can be chosen', () => {
  const codes = (choice: Parameters<typeof chosen>[1]) => chosen(findings, choice).map(({ code }) => code);
  expect(codes({})).toHaveLength(4);
  expect(codes({ rule: ['link'] })).toEqual(['link/empty', 'link/no-text']);
  expect(codes({ rule: ['link/empty', 'site'] })).toEqual(['link/empty', 'site/missing']);
  expect(codes({ only: ['content/guide/**'] })).toEqual(['link/empty']);
  expect(codes({ only: ['**/*.md'], rule: ['link/no-text'] })).toEqual(['link/no-text']);
});

test('what is meant is underlined, of several lines the first', () => {
  const marked = (start: number, end: { line: number; column: number }) => {
    const place = { file: 'a.md', line: 1, column: start, end };
    const text = pretty([diagnostic('site/syntax', place, 'Wrong.')], () => '\tSee `rosw` here. ');
    return stripVTControlCharacters(text).split('\n').slice(2, 4);
  };
  expect(marked(6, { line: 1, column: 12 })).toEqual(['  1 | \tSee `rosw` here. ', '    | \t    ^^^^^^']);
  expect(marked(13, { line: 3, column: 2 })[1]).toBe('    | \t           ^^^^^');
});

test('of a long line, what is around the place is shown', () => {
  const line = `${'x'.repeat(5000)}HERE${'y'.repeat(5000)}`;
  const place = { file: 'a.json', line: 1, column: 5001 };
  const text = stripVTControlCharacters(pretty([diagnostic('site/syntax', place, 'Wrong.')], () => line));
  expect(text.length).toBeLessThan(700);
  const [code = '', mark = ''] = text.split('\n').slice(2);
  expect(code.slice(mark.indexOf('^'))).toMatch(/^HERE/);
  const whole = { ...place, end: { line: 1, column: 9_000 } };
  const [shown = '', under = ''] = stripVTControlCharacters(
    pretty([diagnostic('site/syntax', whole, 'Wrong.')], () => line),
  )
    .split('\n')
    .slice(2);
  expect(under).toHaveLength(shown.length);
});
