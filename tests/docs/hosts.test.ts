// The functions of HOSTS.md, with requests and responses of the platform.

import Negotiator from 'negotiator';
import { expect, test } from 'vitest';
import { hostRules } from '../support/host-rules.ts';

type Exported = (...values: readonly unknown[]) => unknown;

async function load(code: string, name: string): Promise<Exported> {
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return module[name];
}
const shared = hostRules('prefers-markdown.js');
const handler = (title: string, name = 'default') => load(`${shared}\n${hostRules(title)}`, name);

const page = 'https://docs.example/guide/';
const requestOf = (accept: string | null, url = page) =>
  new Request(url, accept === null ? {} : { headers: { accept } });

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const agent = 'text/markdown, text/html;q=0.9, */*;q=0.1';

test.each([
  browser,
  agent,
  'text/markdown',
  'text/html, text/markdown;q=0.5',
  'text/html;q=0.5, TEXT/MARKDOWN;q=0.9',
  'text/markdown;q=0, */*',
  'text/markdown;q=0.5, */*',
  '*/*, text/markdown',
  'text/*;q=0.5, text/markdown;q=0.5',
  '*/*',
  'application/json',
  '',
])('Accept: %s is read as by `docs-build serve`', async (accept) => {
  const prefersMarkdown = await load(`${shared}\nexport { prefersMarkdown };`, 'prefersMarkdown');
  const wanted = new Negotiator({ headers: { accept: accept === '' ? undefined : accept } }).mediaType([
    'text/html',
    'text/markdown',
  ]);
  expect(prefersMarkdown(accept)).toBe(wanted === 'text/markdown');
});

test('Netlify', async () => {
  const respond = await handler('netlify/edge-functions/markdown.js');
  expect(String(respond(requestOf(agent)))).toBe(`${page}index.md`);
  expect(respond(requestOf(browser))).toBeUndefined();
  expect(respond(requestOf(null))).toBeUndefined();
  expect(respond(requestOf(agent, `${page}picture.png`))).toBeUndefined();
});

test('Cloudflare Pages', async () => {
  const onRequest = await handler('functions/_middleware.js', 'onRequest');
  const files: Readonly<Record<string, string>> = { '/guide/index.md': '# Guide' };
  const read = async (url: URL) =>
    new Response(files[url.pathname] ?? '', { status: files[url.pathname] ? 200 : 404 });
  const answer = async (request: Request): Promise<Response> =>
    (await onRequest({
      request,
      env: { ASSETS: { fetch: read } },
      next: async () => new Response('<h1>Guide</h1>', { headers: { Vary: 'Accept-Encoding' } }),
    })) as Response;
  const textOf = async (request: Request) => (await answer(request)).text();
  expect(await textOf(requestOf(agent))).toBe('# Guide');
  expect(await textOf(requestOf(browser))).toBe('<h1>Guide</h1>');
  expect(await textOf(requestOf(agent, 'https://docs.example/none/'))).toBe('<h1>Guide</h1>');
  expect((await answer(requestOf(agent))).headers.get('vary')).toBe('Accept');
  expect((await answer(requestOf(browser))).headers.get('vary')).toBe('Accept-Encoding, Accept');
  expect((await answer(requestOf(agent, `${page}a.png`))).headers.get('vary')).toBe('Accept-Encoding');
});

test('Vercel', async () => {
  const respond = await handler('middleware.js');
  const headersOf = (request: Request) => Object.fromEntries((respond(request) as Response).headers);
  expect(headersOf(requestOf(agent))).toEqual({ 'x-middleware-rewrite': `${page}index.md`, vary: 'Accept' });
  expect(headersOf(requestOf(browser))).toEqual({ 'x-middleware-next': '1', vary: 'Accept' });
  expect(respond(requestOf(agent, `${page}a.png`))).toBeUndefined();
});
