import { expect, test } from 'vitest';
import { failure } from '../../cli/commands/failure.ts';
import { UsageError } from '../../cli/commands/usage-error.ts';
import { diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { github } from '../../cli/report/github.ts';
import { countDiagnostics, sortDiagnostics } from '../../cli/report/report.ts';
import { summary } from '../../cli/report/summary.ts';

const found = (file: string | null, line: number, column: number, message = 'Nowhere.') =>
  diagnostic('link/empty', file === null ? null : { file, line, column }, message, { help: 'Fix it.' });

const warning = { ...found('content/a.md', 1, 1), severity: 'warning' } as const;

test('a workflow command holds whatever a finding says, and ends where it ends', () => {
  const odd = found('content/a,b:c%.md', 3, 7, 'Two\r\nlines: 100 %, ::error::');
  expect(github([odd, found(null, 0, 0), warning], () => null)).toBe(
    [
      '::error file=content/a%2Cb%3Ac%25.md,line=3,col=7,title=link/empty::Two%0D%0Alines: 100 %25, ::error::%0AFix it.',
      '::error title=link/empty::Nowhere.%0AFix it.',
      '::warning file=content/a.md,line=1,col=1,title=link/empty::Nowhere.%0AFix it.',
      '',
    ].join('\n'),
  );
});

test('a workflow command has columns only of what is on one line', () => {
  const { place, ...finding } = found('content/a.md', 3, 7);
  const until = (line: number, column: number) =>
    github([{ ...finding, place: place && { ...place, end: { line, column } } }], () => null);
  expect(until(3, 12)).toMatch(/^::error file=content\/a.md,line=3,col=7,endLine=3,endColumn=12,title=/);
  expect(until(5, 2)).toMatch(/^::error file=content\/a.md,line=3,endLine=5,title=/);
});

test('findings stand by file, line and column, those without a place first', () => {
  const sorted = [found('a.md', 1, 2), found('a.md', 1, 10), found('a.md', 2, 1), found('b.md', 1, 1)];
  const [one, two, three, four] = sorted;
  const nowhere = found(null, 0, 0);
  if (!one || !two || !three || !four) throw new Error('four findings');
  expect(sortDiagnostics([four, three, nowhere, two, one])).toEqual([nowhere, ...sorted]);
  expect(sortDiagnostics([one, nowhere])).toEqual([nowhere, one]);
  expect(sortDiagnostics([])).toEqual([]);
});

test('findings are counted by their severity', () => {
  const error = found('a.md', 1, 1);
  expect(countDiagnostics([])).toBe('no problems');
  expect(countDiagnostics([error])).toBe('1 error');
  expect(countDiagnostics([warning, error, warning, error])).toBe('2 errors, 2 warnings');
  expect(countDiagnostics([warning, { ...warning, severity: 'off' }])).toBe('1 warning');
});

test('a build says what it made, how large that is, and how long each stage took', () => {
  const timings = new Map([
    ['load', 500],
    ['emit', 1500],
  ] as const);
  const text = (files: number, bytes: number) =>
    summary({ size: { files, bytes }, pages: 2, demos: 1 }, timings, 'no problems');
  expect(text(2, 512)).toMatch(
    /^2 pages, 1 demos, 2 files, 512 B in .+ \(load .+, emit .+\); no problems\n$/,
  );
  expect(text(1, 1_500)).toContain(', 1 files, 1.5 kB in ');
  expect(text(1, 2_345_678)).toContain(', 1 files, 2.3 MB in ');
  const none = { size: null, pages: 2, demos: 1 };
  expect(summary(none, timings, 'no problems')).toMatch(/^2 pages, 1 demos in /);
  expect(summary(none, new Map(), 'no problems')).toBe(
    '2 pages, 1 demos, unchanged since the last time; no problems\n',
  );
});

const fault = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

test.each([
  ['a wrong command', new UsageError('Run it with --root.'), 'Run it with --root.\n'],
  [
    'a full disk',
    fault('ENOSPC', { path: '/site/out/a' }),
    '/site/out/a cannot be used: no space is left on the disk (ENOSPC). Nothing of the site has changed.\n',
  ],
  [
    'a rename that is refused, by where it leads',
    fault('EPERM', { path: '/site/.out', dest: '/site/out' }),
    '/site/out cannot be used: the operation is not permitted (EPERM). Nothing of the site has changed.\n',
  ],
  [
    'too many files, of which none is named',
    fault('EMFILE'),
    'A file cannot be used: too many files are open (EMFILE). Nothing of the site has changed.\n',
  ],
])('%s is said in words', (_, error, text) => expect(failure(error)).toBe(text));

test.each([fault('ENOENT', { path: '/a' }), new TypeError('x is not a function'), 'a text', null])(
  'anything else is a bug, told with all that is known: %s',
  (error) => {
    expect(failure(error)).toMatch(/^docs-build failed; this is a bug in it\.\n/);
    expect(failure(error)).toContain(error instanceof Error ? error.stack : String(error));
  },
);
