import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadDocs, pageAt } from '../../cli/mcp/docs.ts';
import { folderReader } from '../../cli/mcp/site-reader.ts';
import { readFolder, temporaryFolder } from '../support/folder.ts';
import { runCli } from '../support/run-cli.ts';
import { filesBelowPath } from '../support/site-below-path.ts';
import { brokenImports, smallSite } from '../support/small-site.ts';

const workspace = temporaryFolder();
const site = smallSite(join(workspace, 'site'), filesBelowPath('https://user.example/'));

async function built(name: string, ...options: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { code, stdout } = await site.build(...options);
  expect([stdout, code]).toEqual(['', 0]);
  cpSync(join(site.root, 'out'), join(workspace, name), { recursive: true });
  return readFolder(join(workspace, name));
}

let plain: ReadonlyMap<string, string>;
let below: ReadonlyMap<string, string>;
beforeAll(async () => {
  plain = await built('plain');
  below = await built('below', '--base', '/kite');
}, 300_000);

test('the root of a domain, named, changes no byte', async () => {
  expect(await built('root', '--base', '/')).toEqual(plain);
});

describe('below a path', () => {
  const text = (file: string): string => below.get(file) ?? '';

  test('has the same files, apart from the names of scripts', () => {
    const names = (files: ReadonlyMap<string, string>) =>
      [...files.keys()].filter((file) => !file.startsWith('assets/'));
    expect(names(below)).toEqual(names(plain));
  });

  test('names its host and path where addresses are absolute', () => {
    expect(text('sitemap.xml')).toContain('<loc>https://user.example/kite/kite/fold/</loc>');
    expect(text('robots.txt')).toContain('Sitemap: https://user.example/kite/sitemap.xml');
    expect(text('kite/fold/index.html')).toContain(
      '<link rel="canonical" href="https://user.example/kite/kite/fold/"/>',
    );
    expect(text('kite/fold/index.html')).toContain('"https://user.example/kite/kite/fold/social.png"');
    expect(text('kite/fold/index.html')).toContain('"item":"https://user.example/kite/kite/wind/"');
    expect(text('kite/fold/index.md')).toContain('[Wind](https://user.example/kite/kite/wind/)');
    expect(text('index.md')).toContain('[elsewhere](https://user.example/other/place/)');
    expect(text('llms.txt')).toContain('(https://user.example/kite/kite/llms.txt)');
    expect(text('old/index.html')).toContain('url=/kite/kite/fold/');
    expect(text('_redirects')).toContain('/kite/old /kite/kite/fold/ 301');
    expect(text('_headers')).toMatch(/^\/kite\/\*\n/);
  });

  test('has the path in the manifest of search, the list of demos and the service worker', () => {
    const { products } = JSON.parse(text('search/en.json'));
    for (const { shard, start } of products) {
      expect(below.has(shard.replace('/kite/', ''))).toBe(true);
      expect(start.href).toMatch(/^\/kite\//);
    }
    const [demo] = JSON.parse(text('demos.json'));
    expect(demo).toMatchObject({ href: '/kite/kite/wind/#Wind' });
    expect(demo.files[0]).toBe('/kite/kite/wind/Wind.tsx.txt');
    expect(text('sw.js')).toContain('"base":"/kite/","offline":"/kite/offline.html"');
  });

  test('leads nowhere else from a document or a style sheet, except where the author says so', () => {
    const found = [...below].flatMap(([file, contents]) =>
      /\.(?:html|css)$/.test(file)
        ? [...contents.matchAll(/(?:\b(?:href|src|action|content)="|url\(["']?)(\/(?!kite\/)[^"')]*)/g)].map(
            ([, address]) => address,
          )
        : [],
    );
    expect(new Set(found)).toEqual(new Set(['/other/place/']));
  });

  test('shows code as it is written, and imports only scripts of the site', () => {
    expect(text('kite/wind/Wind.tsx.txt')).toContain('src="/files/pixel.png"');
    const moved = new Map([...below].map(([file, contents]) => [`kite/${file}`, contents]));
    expect(brokenImports(moved)).toEqual([]);
  });

  test('is read by the server for agents', async () => {
    const docs = await loadDocs(folderReader(join(workspace, 'below')), 'en');
    if (docs === null) throw new Error('There is no index');
    const page = pageAt(docs, 'https://user.example/kite/kite/fold/#paper');
    expect(page?.title).toBe('Fold');
    expect(await docs.read(`${page?.href}index.md`)).toContain('# Fold');
    expect(docs.search('hoist').hits.map(({ page: { href } }) => href)).toEqual(['/kite/sail/set/']);
  });
});

test.each(['kite', '//x', '/kite/?a=b', 'https://x.example/kite'])('--base %s', async (base) => {
  const { code, stderr } = await runCli(['build', '--root', site.root, '--base', base]);
  expect([code, stderr.split('\n')[0]]).toEqual([
    2,
    `error: option '--base <path>' argument '${base}' is invalid. Give the path below which the host serves the site, for example /kite/, or / for the root of its domain.`,
  ]);
});

test('a wrong path in the environment is a finding', async () => {
  const { code, stdout } = await runCli(['build', '--root', site.root, '--quiet'], {
    DOCS_BUILD_BASE: 'kite',
  });
  expect(code).toBe(1);
  expect(stdout).toContain('error site/invalid The path in DOCS_BUILD_BASE is "kite".');
});
