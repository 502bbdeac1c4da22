import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { layeredSite } from '../support/layered-site.ts';
import { runCli } from '../support/run-cli.ts';

const workspace = temporaryFolder();
const root = layeredSite(join(workspace, 'site'));
const cache = ['--root', root, '--cache-dir', join(workspace, 'cache')];

interface Span {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly why?: readonly string[] };
}

const write = (path: string, text: string): void => {
  const file = join(root, 'content', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

async function traceOf(command: 'build' | 'check', ...more: readonly string[]): Promise<readonly Span[]> {
  const file = join(workspace, 'trace.json');
  const run = await runCli([command, ...cache, '--quiet', '--trace', file, ...more]);
  expect(run).toMatchObject({ code: 0, stderr: '' });
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as { readonly traceEvents: readonly Span[] };
  return traceEvents.filter(({ ph }) => ph === 'X');
}

const build = () => traceOf('build', '--out', join(workspace, 'out'));

/** Names of the spans of values that were made because of a changed input, by the input. */
const reasons = (spans: readonly Span[]): Record<string, string[]> => {
  const found: Record<string, string[]> = {};
  for (const { name, args } of spans)
    if (!name.startsWith('run '))
      for (const input of args.why ?? []) found[input] = [...(found[input] ?? []), name].sort();
  return found;
};

const explain = (page: string) => runCli(['explain', ...cache, '--why', page]);

let cold: readonly Span[];

beforeAll(async () => {
  write(
    'pages.yaml',
    'pages:\n  - pathname: /guide\n    title: Guide\n  - pathname: /fold\n    title: Fold\n  - pathname: /cut\n    title: Cut\n',
  );
  const page = (title: string, demo: string) =>
    `# ${title}\n\n<p class="description">All about paper.</p>\n\n{{"demo": "${demo}.tsx"}}\n`;
  write('fold/fold.md', page('Fold', 'Once'));
  write('cut/cut.md', page('Cut', 'Across'));
  for (const demo of ['fold/Once', 'cut/Across'])
    write(`${demo}.tsx`, `export default () => <p>${demo}</p>;\n`);
  cold = await build();
});

describe('a trace', () => {
  test('has the stages, values, bundles, pictures, documents and files, and the processes that drew', () => {
    const names = cold.map(({ name }) => name);
    for (const name of [
      'build',
      'compile',
      'page content/fold/fold.md',
      'document /fold',
      'search-index en paper',
      'write',
    ])
      expect(names).toContain(name);
    expect(names).toContain('pictures fold/Once');
    expect(names.some((name) => name.startsWith('bundle mount demos/'))).toBe(true);
    const command = cold.find(({ name }) => name === 'build');
    const drawn = cold.filter(({ cat, name }) => cat === 'draw' || name.startsWith('pictures '));
    expect(drawn).toHaveLength(4);
    for (const { pid } of drawn) expect(pid).not.toBe(command?.pid);
  });

  test('gives spans that nest in their rows, all within the command', () => {
    const command = cold.find(({ name }) => name === 'build');
    if (command === undefined) throw new Error('The command has no span');
    const open = new Map<string, Span[]>();
    for (const span of cold.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
      expect(span.name).not.toBe('');
      expect(span.dur).toBeGreaterThanOrEqual(0);
      expect(span.ts).toBeGreaterThanOrEqual(command.ts);
      expect(span.ts + span.dur).toBeLessThanOrEqual(command.ts + command.dur);
      const row = open.get(`${span.pid} ${span.tid}`) ?? [];
      while (row.length > 0 && (row.at(-1)?.ts ?? 0) + (row.at(-1)?.dur ?? 0) <= span.ts) row.pop();
      const around = row.at(-1);
      if (around !== undefined) expect(span.ts + span.dur).toBeLessThanOrEqual(around.ts + around.dur);
      open.set(`${span.pid} ${span.tid}`, [...row, span]);
    }
  });

  test('has only the command when nothing has changed', async () => {
    expect((await build()).map(({ name }) => name)).toEqual(['build']);
  });

  test.each([
    [
      'prose',
      'content/fold/fold.md',
      '\nMore words.\n',
      ['document /fold', 'page content/fold/fold.md', 'search-index en paper'],
    ],
    [
      'a demo',
      'content/cut/Across.tsx',
      'export const size = 4;\n',
      [
        expect.stringMatching(/^bundle demos-cut-/),
        'bundle mount demos/cut/Across',
        'document /cut',
        'pictures cut/Across',
        'source content/cut/Across.tsx',
      ],
    ],
  ])('names what an edit of %s makes again, with the edited file', async (_, file, text, expected) => {
    appendFileSync(join(root, file), text);
    expect(reasons(await build())).toEqual({ [file]: expected });
  });

  test('of a check has the development bundles, and no document', async () => {
    const names = (await traceOf('check')).map(({ name }) => name);
    expect(names).toContain('check');
    expect(names).toContain('pictures fold/Once');
    expect(names).not.toContain('write');
  });

  test('is not written into the output', async () => {
    const out = join(workspace, 'out');
    const run = await runCli(['build', ...cache, '--out', out, '--trace', join(out, 'trace.json')]);
    expect(run).toMatchObject({ code: 2, stderr: expect.stringContaining('--trace') });
  });
});

describe('explain --why', () => {
  test.each(['/fold', 'https://paper.example/fold/#once', join(root, 'content/fold/fold.md')])(
    'tells what %s is made from',
    async (page) => {
      const { code, stdout } = await explain(page);
      expect(code).toBe(0);
      expect(stdout).toMatch(
        /^\/fold is made from content\/fold\/fold\.md,\n(?: {2}.*\n)* {2}content\/fold\/Once\.tsx\n/,
      );
      expect(stdout).not.toContain('Across');
      expect(stdout.split('\n').length).toBeLessThan(25);
    },
  );

  test('tells why the last build made a page again, and that it took another from what was kept', async () => {
    appendFileSync(join(root, 'content/fold/fold.md'), '\nStill more.\n');
    await build();
    expect((await explain('/fold')).stdout).toContain('its document: content/fold/fold.md changed');
    expect((await explain('/cut')).stdout).toContain('took all of this page from what was kept');
  });

  test('names the page that an unknown address is near to', async () => {
    const help = 'Did you mean /fold?';
    expect(await explain('/flod')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(help),
    });
  });
});
