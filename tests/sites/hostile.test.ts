// Hostile and broken input, in memory or on a small disk: each gives findings with a place, and no exception.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { markdownTwins } from '../../cli/6-emit/markdown-twin.ts';
import { createGraph } from '../../cli/derive/graph.ts';
import type { Diagnostic } from '../../cli/diagnostics/diagnostic.ts';
import { fold } from '../../cli/diagnostics/fold.ts';
import { examineAtOnce } from '../../cli/examine/examine.ts';
import { noCache } from '../../cli/machine/cache.ts';
import { diskHost, type Host, memoryHost } from '../../cli/machine/host.ts';
import { memorySpool } from '../../cli/machine/spool.ts';
import { lineReader } from '../../cli/report/line-reader.ts';
import { pretty } from '../../cli/report/pretty.ts';
import { sortDiagnostics } from '../../cli/report/report.ts';
import { temporaryFolder } from '../support/folder.ts';

const siteFile = 'name: Kite\ndefaultProduct: kite\nproducts: [{ id: kite, name: Kite }]\n';
const page = (text: string): string => `# Kite\n\n<p class="description">Fly.</p>\n\n${text}\n`;

type Files = Readonly<Record<string, string | Uint8Array>>;

const kite: Files = {
  'content/site.yaml': siteFile,
  'content/pages.yaml': 'pages:\n  - pathname: /\n    title: Kite\n',
  'content/index.md': page('Up.'),
  'content/translations/en.json': '{}',
};

/** What the first three stages find, as it is printed. */
function examine(host: Host, root: string): { readonly found: readonly Diagnostic[]; readonly text: string } {
  const examined = examineAtOnce(createGraph({ root, host, cache: noCache, version: '' }));
  if (examined.site !== null) markdownTwins(examined.site, examined.compiled, [], memorySpool);
  const told = fold(sortDiagnostics(examined.diagnostics)).filter(({ severity }) => severity !== 'off');
  return { found: told, text: pretty(told, lineReader(host, root)) };
}

const inMemory = (files: Files) =>
  examine(
    memoryHost(
      new Map(Object.entries({ ...kite, ...files }).map(([file, text]) => [join('/kite', file), text])),
    ),
    '/kite',
  );

/** `code file:line` of each finding. */
const told = ({ found }: { readonly found: readonly Diagnostic[] }): string[] =>
  found.map(({ code, place }) => `${code} ${place === null ? '-' : `${place.file}:${place.line}`}`);

const many = 10_000;
const binary = new Uint8Array(5000).map((_, index) => (index * 7919) % 256);
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

test('the site that the others are made of is good', () => expect(told(inMemory({}))).toEqual([]));

describe('bytes', () => {
  test.each<[string, Files, readonly string[]]>([
    ['a page with NUL', { 'content/index.md': page('U\0p.') }, ['site/not-utf8 content/index.md:5']],
    [
      'a page in Latin-1',
      { 'content/index.md': new Uint8Array([...bytes(page('Caf')), 0xe9]) },
      ['site/not-utf8 content/index.md:6'],
    ],
    [
      'a page half in UTF-8, half in Latin-1',
      { 'content/index.md': new Uint8Array([...bytes(page('é')), 0xe9, 0x0a, ...bytes('ü')]) },
      ['site/not-utf8 content/index.md:6'],
    ],
    [
      'a page in UTF-16',
      { 'content/index.md': new Uint8Array([0xff, 0xfe, ...Buffer.from(page('Up.'), 'utf16le')]) },
      [
        'page/missing-title content/index.md:1',
        'page/missing-description content/index.md:1',
        'site/not-utf8 content/index.md:1',
      ],
    ],
    ['a byte order mark', { 'content/index.md': `\uFEFF${page('Up.')}` }, []],
    ['Windows line ends', { 'content/index.md': page('Up.').replaceAll('\n', '\r\n') }, []],
    [
      'both, with a mistake',
      { 'content/index.md': `\uFEFF${page('Up.\n\n[A](/none/)').replaceAll('\n', '\r\n')}` },
      ['link/unknown-page content/index.md:7'],
    ],
    [
      'lone surrogates',
      { 'content/index.md': page('\ud800 `\udc00` [\ud800](#\udc00)') },
      ['link/unknown-anchor content/index.md:5'],
    ],
    [
      'escaped lone surrogates in a dictionary',
      { 'content/translations/en.json': '{ "copy": "\\ud800" }' },
      [],
    ],
  ])('%s', (_name, files, expected) => expect(told(inMemory(files))).toEqual(expected));

  test.each(['content/index.md', 'content/site.yaml', 'content/pages.yaml', 'content/translations/en.json'])(
    'a binary file as %s',
    (file) => {
      const { found, text } = inMemory({ [file]: binary });
      expect(found.length).toBeGreaterThan(0);
      expect(found.some(({ place }) => place?.file === file)).toBe(true);
      expect(text).not.toContain('\0');
    },
  );
});

describe('files that tools write', () => {
  const conflict = '{\n<<<<<<< HEAD\n  "name": "kite"\n=======\n}\n';

  test.each([
    'package.json',
    'content/package.json',
    'content/api/kite/components/kite.json',
    'content/api/manifest.json',
  ])('%s with what a merge left in it, cut off, empty, or no map', (file) => {
    for (const text of [conflict, '{ "name": "ki', '', 'null', '[]', '3', '\uFEFF{}', binary])
      expect(told(inMemory({ [file]: text }))).toEqual([expect.stringMatching(`^site/syntax ${file}:\\d+$`)]);
    expect(told(inMemory({ [file]: conflict }))).toEqual([`site/syntax ${file}:2`]);
  });
});

describe('size and depth', () => {
  test('50 MB of Markdown cost a finding and no more', () => {
    const { found, text } = inMemory({ 'content/index.md': page('word '.repeat(10_000_000)) });
    expect(found.map(({ code, message }) => [code, message])).toEqual([
      ['page/too-large', 'This page has more than a million characters.'],
    ]);
    expect(text.length).toBeLessThan(1000);
  }, 60_000);

  test.each([
    ['quotes', '> '.repeat(many)],
    ['lists', '- '.repeat(many)],
    ['elements', '<div>'.repeat(many)],
    ['emphasis', '*a '.repeat(many)],
    ['brackets', '['.repeat(many)],
    ['links', `${'[a]('.repeat(many)}`],
    ['callouts', ':::info\n'.repeat(200)],
    ['directives', `{{"demo": ${'['.repeat(many)}}}`],
  ])(
    '%s of 10,000 levels',
    (_name, text) => {
      const { found } = inMemory({ 'content/index.md': page(text) });
      for (const { place, message } of found) {
        expect(place?.file).toMatch(/^content\/(?:index\.md|translations\/en\.json)$/);
        expect(message).not.toMatch(/RangeError|call stack/);
      }
    },
    60_000,
  );

  test.each([
    ['content/site.yaml', `name: ${'['.repeat(many)}`],
    ['content/site.yaml', `${siteFile}demos: ${'{ a: '.repeat(many)}`],
    ['content/pages.yaml', `pages: ${'['.repeat(many)}`],
    [
      'content/pages.yaml',
      `pages:\n${Array.from({ length: 500 }, (_, at) => `${'  '.repeat(at)}- children:\n`).join('')}`,
    ],
    ['content/translations/en.json', `${'['.repeat(many)}`],
    ['content/index.md', `---\ntitle: ${'['.repeat(many)}\n---\n\n${page('Up.')}`],
  ])(
    'YAML and JSON in %s',
    (file, text) => {
      const { found } = inMemory({ [file]: text });
      expect(found.length).toBeGreaterThan(0);
      expect(found.some(({ place }) => place?.file === file)).toBe(true);
      for (const { message } of found) expect(message).not.toMatch(/RangeError|call stack/);
    },
    60_000,
  );

  test.each(['content/site.yaml', 'content/pages.yaml', 'content/index.md'])(
    'a YAML bomb in %s',
    (file) => {
      const layers = Array.from({ length: 30 }, (_, at) =>
        at === 0 ? 'a0: &a0 [x, x]' : `a${at}: &a${at} [*a${at - 1}, *a${at - 1}]`,
      ).join('\n');
      const text = file.endsWith('.md') ? `---\n${layers}\n---\n\n${page('Up.')}` : layers;
      expect(inMemory({ [file]: text }).found.length).toBeGreaterThan(0);
    },
    60_000,
  );
});

describe('names of the language', () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'];

  test.each(names)('%s as a key, a path, an id and a text', (name) => {
    const { found } = inMemory({
      'content/site.yaml': `${siteFile}${name}: 1\nseverity: { ${name}: off }\nterms: { ${name}: [${name}s] }\n`,
      'content/pages.yaml': `pages:\n  - pathname: /\n    title: Kite\n    ${name}: 1\n  - pathname: /${name}\n`,
      [`content/${name}/${name}.md`]: `---\n${name}: 1\nproductId: ${name}\n---\n\n${page(`## ${name}\n\n[A](#${name}) \`${name}\`\n\n{{"${name}": 1}}\n\n{{"component": "${name}"}}\n\n\`\`\`${name}\n\`\`\``)}`,
      'content/translations/en.json': `{ "${name}": "a" }`,
    });
    for (const { place } of found) expect(place).not.toBeNull();
    expect(Reflect.get({}, '1')).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('what random input has found', () => {
  test.each([
    ['an unclosed element before a NUL', '<div># a\n# a\n:::x\n<http://a>\0'],
    ['a directive with a NUL below HTML', '</p># a\n{{"demo": "\0'],
  ])('%s', (_name, text) => {
    const { found } = inMemory({ 'content/index.md': page(text) });
    expect(found.length).toBeGreaterThan(0);
    for (const { place } of found) expect(place?.column).toBeGreaterThan(0);
  });

  test('a node with a key that every object inherits', () => {
    const { found } = inMemory({
      'content/pages.yaml': 'pages:\n  - pathname: /\n    toString: A\n',
    });
    expect(found).toMatchObject([{ code: 'site/unknown-key', help: expect.stringContaining('Remove it') }]);
  });

  test('a text of a second language with such a key', () => {
    const { found } = inMemory({
      'content/site.yaml': `${siteFile}languages: [en, fr]\n`,
      'content/translations/fr.json': '{ "valueOf": "{a}", "constructor": "" }',
    });
    for (const { place } of found) expect(place).not.toBeNull();
  });
});

describe('paths', () => {
  test.each([
    '/../up',
    '/a/../b',
    '/./a',
    '/a%2fb',
    '/a%2Fb',
    '/%2e%2e/b',
    '/a\\b',
    '/a\u0000b',
    '/a\u0007b',
    '/a b',
    '//a',
    '/a?b',
    '/a#b',
    '/a\u200bb',
    '/a\u202eb',
    '/a／b',
    '/a\ud800b',
  ])('%j is no path of a page', (pathname) => {
    const { found } = inMemory({
      'content/pages.yaml': `pages:\n  - pathname: /\n    title: Kite\n  - pathname: ${JSON.stringify(pathname)}\n`,
    });
    expect(found).toMatchObject([{ code: 'tree/invalid', place: { file: 'content/pages.yaml', line: 4 } }]);
  });

  test.each(['con', 'NUL', 'aux.page', 'com1', 'lpt9', 'LPT²', 'Prn', 'a.'])(
    '/%s cannot be a file everywhere',
    (name) => {
      const { found } = inMemory({
        'content/pages.yaml': `pages:\n  - pathname: /\n    title: Kite\n  - pathname: /${name}\n    source: other.md\n`,
        'content/other.md': page('Up.').replace('Kite', 'Other'),
      });
      expect(told({ found })).toEqual(['output/unportable content/pages.yaml:4']);
    },
  );

  test.each([
    '../../secret.tsx',
    '/etc/passwd.tsx',
    'a/../../../secret.tsx',
    '..\\secret.tsx',
    '%2e%2e/secret.tsx',
    'se\\u0000cret.tsx',
    'node_modules/react/index.js',
    '.tsx',
    '__proto__.tsx',
  ])('a demo %j is not looked for outside of its page', (name) => {
    const files = { '../secret.tsx': 'secret', 'secret.tsx': 'secret', 'content/secret.tsx': '' };
    const { found } = inMemory({ ...files, 'content/index.md': page(`{{"demo": "${name}"}}`) });
    expect(found.filter(({ place }) => place?.file === 'content/index.md')).toMatchObject([
      { code: expect.stringMatching(/^(?:demo\/missing|directive\/)/), place: { line: 5 } },
    ]);
  });
});

describe('links of the disk', () => {
  const workspace = temporaryFolder();
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(workspace, file)), { recursive: true });
    writeFileSync(join(workspace, file), text);
  };
  for (const [file, text] of Object.entries(kite)) write(`kite/${file}`, text);
  write('secret/passwd.md', '# Secret\n');
  write('secret/key.png', 'secret');
  const content = join(workspace, 'kite/content');
  mkdirSync(join(content, 'public/images'), { recursive: true });

  const site = join(workspace, 'kite');
  const link = (target: string, name: string) => {
    mkdirSync(dirname(join(content, name)), { recursive: true });
    symlinkSync(target, join(content, name));
  };

  test('in circles and dangling: they are nobody’s files', () => {
    symlinkSync(join(content, 'loop'), join(content, 'loop'));
    symlinkSync(content, join(content, 'public/circle'));
    symlinkSync(join(workspace, 'nowhere'), join(content, 'dangling.md'));
    symlinkSync(workspace, join(content, 'node_modules'));
    expect(told(examine(diskHost, site))).toEqual([]);
    expect(diskHost.list(join(content, 'public'))).toEqual([]);
  });

  test('within the site: they are followed', () => {
    write('kite/shared/fly/fly.md', page('Up.').replace('Kite', 'Fly'));
    link(join(site, 'shared/fly'), 'fly');
    write(
      'kite/content/pages.yaml',
      'pages:\n  - { pathname: /, title: Kite }\n  - { pathname: /fly, title: Fly }\n',
    );
    write('kite/content/index.md', page('[Fly](/fly/)'));
    expect(told(examine(diskHost, site))).toEqual([]);
  });

  test('out of the site: each is a finding, whatever it stands for', () => {
    write('secret/wind.ts', 'export const wind = 1;\n');
    write('secret/Wind.tsx', 'export default () => <p>Wind</p>;\n');
    write('secret/Look.tsx', '');
    write('kite/content/Wind.tsx', "import { wind } from './data/wind';\n\nexport default () => wind;\n");
    const links = {
      'content/Wind.de.tsx': 'secret/Wind.tsx',
      'content/data/wind.ts': 'secret/wind.ts',
      'content/index.de.md': 'secret/passwd.md',
      'content/public/images/key.png': 'secret/key.png',
      'content/public/secret': 'secret',
      'content/secret': 'secret',
      // Behind a link that stays within the site.
      'shared/fly/up.md': 'secret/passwd.md',
      'templates/Look.tsx': 'secret/Look.tsx',
    };
    for (const [name, target] of Object.entries(links)) link(join(workspace, target), `../${name}`);
    const found = examine(diskHost, site).found.filter(({ code }) => code === 'site/outside-link');
    expect(told({ found })).toEqual(
      Object.keys({ ...links, 'content/fly/up.md': '' })
        .filter((file) => !file.startsWith('shared'))
        .sort()
        .map((file) => `site/outside-link ${file}:1`),
    );
    expect(found[0]).toMatchObject({ severity: 'error', help: expect.stringContaining('--root') });
  });

  test('to pictures out of the site: a page that shows them misses them', () => {
    write('kite/content/index.md', page('![A](/images/key.png) ![B](/secret/key.png)'));
    expect(told(examine(diskHost, site)).filter((each) => each.startsWith('link/'))).toEqual([
      'link/missing-file content/index.md:5',
      'link/missing-file content/index.md:5',
    ]);
  });
});
