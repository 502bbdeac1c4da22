import { describe, expect, test } from 'vitest';
import { load } from '../../cli/1-load/load.ts';
import { newDemo, newPage } from '../../cli/commands/new.ts';
import { newSite } from '../../cli/commands/new-site.ts';
import { UsageError } from '../../cli/commands/usage-error.ts';
import { diskHost, memoryHost } from '../../cli/machine/host.ts';
import { insertNode, removePending } from '../../cli/new/edit-lists.ts';

const root = '/kite-strings';

function site(changes: Readonly<Record<string, string>> = {}) {
  const files = new Map<string, string | Uint8Array>();
  const host = memoryHost(files, diskHost);
  newSite(host, root);
  for (const [path, text] of Object.entries(changes)) files.set(`${root}/${path}`, text);
  return { host, files, text: (path: string) => host.readText(`${root}/${path}`) };
}

const findings = (host: ReturnType<typeof site>['host']) => load(host, root).diagnostics;

describe('first contact', () => {
  test('a folder without a site is one finding, with the command that makes one', () => {
    const { value, diagnostics } = load(memoryHost(new Map()), '/empty');
    expect(value).toBeNull();
    expect(diagnostics).toMatchObject([
      { code: 'site/missing', help: expect.stringContaining('docs-build new site') },
    ]);
  });

  test('new site makes one that loads without a finding and is named after its folder', () => {
    const { host, text } = site();
    expect(findings(host)).toEqual([]);
    expect(text('content/index.md')).toMatch(/^# Kite strings\n/);
    expect(text('content/index.md')).toContain('{{"demo": "Counter.tsx"}}');
    expect(text('content/Counter.tsx')).toContain('export default function Counter()');
  });

  test('new site refuses a folder that has one', () => {
    const { host } = site();
    expect(() => newSite(host, root)).toThrow(
      new UsageError('content/site.yaml exists already. Nothing has been written.'),
    );
  });
});

describe('new page', () => {
  test('writes node, Markdown and demo, and takes the page from the pending ones', () => {
    const { host, text } = site({
      'content/pending.yaml': '# Still to be written.\n- /guide/knots # soon\n- /guide/wind/\n- /tails\n',
    });
    expect(newPage(host, root, '/guide/wind', null)).toEqual([
      'wrote content/guide/wind/wind.md',
      'wrote content/guide/wind/Wind.tsx',
      'changed content/pages.yaml',
      'changed content/pending.yaml',
      'The page stands after / in content/pages.yaml; move its node if it belongs elsewhere.',
    ]);
    expect(text('content/pages.yaml')).toBe(
      'pages:\n  - pathname: /\n    title: Kite strings\n  - pathname: /guide/wind\n    title: Wind\n',
    );
    expect(text('content/pending.yaml')).toBe('# Still to be written.\n- /guide/knots # soon\n- /tails\n');
    expect(text('content/guide/wind/wind.md')).toContain('{{"demo": "Wind.tsx"}}');
    expect(findings(host)).toEqual([]);
  });

  test('writes only the files of a node that waits for them', () => {
    const pages =
      'pages:\n  - { pathname: /, title: Kite }\n  - { pathname: /tails, title: Tails of kites }\n';
    const { host, text } = site({ 'content/pages.yaml': pages });
    expect(newPage(host, root, '/tails/', null)).toEqual([
      'wrote content/tails/tails.md',
      'wrote content/tails/Tails.tsx',
    ]);
    expect(text('content/pages.yaml')).toBe(pages);
    expect(text('content/tails/tails.md')).toMatch(/^# Tails of kites\n/);
  });

  test.each([
    ['/', /content\/index\.md exists already/],
    ['guide', /cannot be the path of a page/],
    ['/../x', /cannot be the path of a page/],
  ])('refuses %s and writes nothing', (pathname, message) => {
    const { host, files } = site();
    const before = new Map(files);
    expect(() => newPage(host, root, pathname, null)).toThrow(message);
    expect(files).toEqual(before);
  });

  test('says what keeps the site from being read', () => {
    const { host } = site({ 'content/pages.yaml': 'pages: [\n' });
    expect(() => newPage(host, root, '/guide', null)).toThrow(UsageError);
    expect(() => newPage(memoryHost(new Map()), root, '/guide', null)).toThrow(/docs-build new site/);
  });
});

describe('new demo', () => {
  test('writes the module and ends the page with it', () => {
    const { host, text } = site();
    expect(newDemo(host, root, 'Reel', '/')).toEqual(['wrote content/Reel.tsx', 'changed content/index.md']);
    expect(text('content/index.md')).toMatch(/\n\n\{\{"demo": "Reel\.tsx"\}\}\n$/);
  });

  test.each([
    ['Counter', '/', /content\/Counter\.tsx exists already/],
    ['reel', '/', /cannot be the name of a demo/],
    ['Reel', '/nowhere', /docs-build new page \/nowhere/],
  ])('refuses %s on %s', (name, page, message) => {
    const { host, files } = site();
    const before = new Map(files);
    expect(() => newDemo(host, root, name, page)).toThrow(message);
    expect(files).toEqual(before);
  });
});

describe('a list of pages keeps every other byte', () => {
  const text = `# The tree
pages:
  - pathname: 'https://kites.example/'
    title: News
  - pathname: /guide-group
    title: Guide   # as readers call it
    children:
      - { pathname: /guide, title: Overview }
      - pathname: /guide/lines
        title: Lines
        children:
          - pathname: /guide/lines/reels
            title: Reels
      # The last of the guide.
      - pathname: /guide/knots
        title: Knots # and bends

  - pathname: /about
    title: About
`;

  test.each([
    ['/guide/wind', '/guide/knots', '        title: Knots # and bends\n', '      '],
    ['/guide/lines/spools', '/guide/lines/reels', '            title: Reels\n', '          '],
    ['/team', '/about', '    title: About\n', '  '],
  ])('%s comes after %s', (pathname, after, line, indent) => {
    const inserted = insertNode(text, { pathname, title: 'No: it is' });
    const node = `${indent}- pathname: ${pathname}\n${indent}  title: "No: it is"\n`;
    expect(inserted).toEqual({ after, text: text.replace(line, `${line}${node}`) });
  });

  test('after a flow map, and at an end without a line break', () => {
    const flow = 'pages:\n- { pathname: /, title: Kite } # home';
    expect(insertNode(flow, { pathname: '/a', title: 'A' })?.text).toBe(
      `${flow}\n- pathname: /a\n  title: A`,
    );
  });

  test('a list in flow style is left to its author', () => {
    expect(insertNode('pages: [{ pathname: /, title: Kite }]', { pathname: '/a', title: 'A' })).toBeNull();
    expect(removePending('[/a]', () => true)).toBeNull();
  });
});
