import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { memoryHost } from '../../cli/machine/host.ts';
import { createStaticHandler, type StaticRequest } from '../../cli/serve/static-handler.ts';

const long = 'fold along the dashed line; '.repeat(50);
const files: Readonly<Record<string, string>> = {
  'index.html': 'home',
  'guide/index.md': '# Guide\n',
  'guide/index.html': `guide ${long}`,
  '404.html': 'not here',
  'robots.txt': 'all',
  'papers.json': '[]',
  'sitemap.xml': '<urlset/>',
  'fold.svg': `<svg>${long}</svg>`,
  'fold.png': long,
  'assets/site-1.js': long,
  'assets/site-1.css': 'p{}',
  'assets/text.woff2': 'font',
  'assets/data.unknown': '?',
  'größe/index.html': 'size',
  'old/index.html': 'a page after all',
  _headers:
    '# all\n/*\n  X-Frame-Options: SAMEORIGIN\n  Link: <https://paper.example>; rel=me\n/assets/*\n  Cache-Control: immutable\n/fold.svg\n  ! X-Frame-Options\n  X-Frame-Options: DENY\n  Link: </guide.css>\n',
  _redirects: '# moved\n/start /guide/ 301\n/temporary/ /guide/ 302\n/zh/* /:splat 302\n/old /guide/ 301\n',
};
const host = memoryHost(
  new Map([
    ...Object.entries(files).map(([path, text]): [string, string] => [`/site/out/${path}`, text]),
    ['/site/secret.txt', 'secret'],
  ]),
);
const handle = createStaticHandler(host, '/site/out');

function ask(url: string, headersOfRequest: StaticRequest['headers'] = {}, method = 'GET') {
  const { status, headers, body } = handle({
    method,
    url,
    headers: { 'accept-encoding': 'identity', ...headersOfRequest },
  });
  return { status, headers, body, text: body === null ? null : Buffer.from(body).toString() };
}

test.each([
  ['/', 'home'],
  ['/?q=1', 'home'],
  ['/guide/', files['guide/index.html']],
  ['/guide/index.html', files['guide/index.html']],
  ['/robots.txt', 'all'],
  ['/gr%C3%B6%C3%9Fe/', 'size'],
])('%s is found', (url, text) => expect(ask(url)).toMatchObject({ status: 200, text }));

test.each([
  ['/guide', 308, '/guide/'],
  ['/guide?q=1&r', 308, '/guide/?q=1&r'],
  ['/gr%C3%B6%C3%9Fe', 308, '/gr%C3%B6%C3%9Fe/'],
  ['/start', 301, '/guide/'],
  ['/start/', 301, '/guide/'],
  ['/temporary', 302, '/guide/'],
  ['/zh/guide/', 302, '/guide/'],
  ['/zh/', 302, '/'],
  ['/zh', 302, '/'],
])('%s is redirected', (url, status, location) =>
  expect(ask(url)).toMatchObject({ status, headers: { Location: location }, body: null }),
);

test('a page wins over a redirect away from it', () => expect(ask('/old/').status).toBe(200));

test.each([
  '/nothing',
  '/nothing/',
  '/guide/nothing.png',
  '/_headers',
  '/_redirects',
  '/%5Fheaders',
  '/guide/../_headers',
])('%s is not found', (url) => {
  const { status, text, headers } = ask(url);
  expect({ status, text }).toEqual({ status: 404, text: 'not here' });
  expect(headers).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'X-Frame-Options': 'SAMEORIGIN',
  });
});

test('without a page for it, an unknown address has an empty answer', () =>
  expect(createStaticHandler(memoryHost(new Map()), '/site/out')(request('/'))).toEqual({
    status: 404,
    headers: {},
    body: null,
  }));

function request(url: string): StaticRequest {
  return { method: 'GET', url, headers: { 'accept-encoding': 'identity' } };
}

test('a policy that names the origin of the site means that of the preview, in the header and in the page', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' https://paper.example"/>`;
  const link = '<a href="https://paper.example/">Paper</a>';
  const files = {
    _headers: "/demo-frame/*\n  Content-Security-Policy: script-src 'self' https://paper.example\n",
    'sitemap.xml': '<urlset><url><loc>https://paper.example/guide/</loc></url></urlset>',
    'demo-frame/fold/index.html': meta + link,
  };
  const preview = createStaticHandler(
    memoryHost(new Map(Object.entries(files).map(([name, text]) => [`/site/out/${name}`, text]))),
    '/site/out',
  );
  const at = (host?: string) =>
    preview({ ...request('/demo-frame/fold/'), headers: host === undefined ? {} : { host } });
  const own = at();
  expect(own.headers['Content-Security-Policy']).toBe("script-src 'self' https://paper.example");
  expect(String(own.body)).toBe(meta + link);
  const seen = at('127.0.0.1:4000');
  expect(seen.headers['Content-Security-Policy']).toBe("script-src 'self' http://127.0.0.1:4000");
  expect(String(seen.body)).toBe(meta.replace('https://paper.example', 'http://127.0.0.1:4000') + link);
});

test.each([
  '/../secret.txt',
  '/guide/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e%2f%2e%2e%2fsite%2fsecret.txt',
  '//../secret.txt',
  '../secret.txt',
])('%s leads to nothing outside the site', (url) =>
  expect(ask(url)).toMatchObject({ status: 404, text: 'not here' }),
);

test.each(['/%', '/%C3', '/guide%00.html'])('%s is a bad request', (url) =>
  expect(ask(url).status).toBe(400),
);

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', (method) =>
  expect(ask('/', {}, method)).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' }, body: null }),
);

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/papers.json', 'application/json; charset=utf-8'],
  ['/sitemap.xml', /^(application|text)\/xml; charset=utf-8$/],
  ['/fold.svg', /^image\/svg\+xml/],
  ['/fold.png', 'image/png'],
  ['/assets/site-1.js', /^(application|text)\/javascript; charset=utf-8$/],
  ['/assets/site-1.css', 'text/css; charset=utf-8'],
  ['/assets/text.woff2', 'font/woff2'],
  ['/assets/data.unknown', 'application/octet-stream'],
])('the type of %s', (url, type) =>
  expect(ask(url).headers['Content-Type']).toEqual(
    typeof type === 'string' ? type : expect.stringMatching(type),
  ),
);

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const)('for %s', (acceptEncoding, encoding, decompress) => {
    const { body, headers } = ask('/guide/', { 'accept-encoding': acceptEncoding });
    expect(headers).toMatchObject({ 'Content-Encoding': encoding, Vary: 'Accept, Accept-Encoding' });
    expect(headers['Content-Length']).toBe(String(body?.length));
    expect(body?.length).toBeLessThan(200);
    expect(decompress(body ?? '').toString()).toBe(files['guide/index.html']);
  });

  test.each([
    ['/guide/', 'deflate'],
    ['/guide/', ''],
    ['/', 'br'],
    ['/fold.png', 'br'],
  ])('not of %s for "%s"', (url, acceptEncoding) => {
    const { headers, text } = ask(url, { 'accept-encoding': acceptEncoding });
    expect(headers).not.toHaveProperty('Content-Encoding');
    expect(headers['Content-Length']).toBe(String(text?.length));
  });
});

test.each([
  ['gzip;q=0, br;q=0', undefined],
  ['br;q=0.0, gzip', 'gzip'],
  ['br;q=0.1', 'br'],
  ['*', 'br'],
])('%s is answered with %s', (acceptEncoding, encoding) => {
  expect(ask('/guide/', { 'accept-encoding': acceptEncoding }).headers['Content-Encoding']).toBe(encoding);
});

test.each([
  ['text/markdown', 'text/markdown'],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown'],
  ['text/html, text/markdown', 'text/html'],
  ['text/html;q=0.5, text/markdown;q=0.4', 'text/html'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
  ['*/*', 'text/html'],
  ['image/png', 'text/html'],
])('a page is served to readers who accept %s as %s', (accept, type) => {
  const { status, headers } = ask('/guide/', { accept });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'Content-Type': `${type}; charset=utf-8`,
    Vary: 'Accept, Accept-Encoding',
  });
});

test('a page without Markdown is HTML, and a file is what it is, to every reader', () => {
  const accept = 'text/markdown';
  expect(ask('/', { accept }).headers['Content-Type']).toBe('text/html; charset=utf-8');
  expect(ask('/robots.txt', { accept }).headers).toMatchObject({
    'Content-Type': 'text/plain; charset=utf-8',
    Vary: 'Accept-Encoding',
  });
});

test('what the browser has already is not sent again, in the encoding it has', () => {
  const etag = (acceptEncoding: string) =>
    ask('/guide/', { 'accept-encoding': acceptEncoding }).headers.ETag ?? '';
  expect(etag('')).toMatch(/^"[\da-f]+"$/);
  expect(etag('br')).not.toBe(etag(''));
  const again = ask('/guide/', { 'accept-encoding': 'br', 'if-none-match': etag('br') });
  expect(again).toMatchObject({
    status: 304,
    body: null,
    headers: { ETag: etag('br'), 'X-Frame-Options': 'SAMEORIGIN' },
  });
  expect(ask('/guide/', { 'if-none-match': etag('br') }).status).toBe(200);
  expect(ask('/nothing', { 'if-none-match': ask('/nothing').headers.ETag ?? '' }).status).toBe(404);
});

test('HEAD has the headers of GET and no body', () => {
  const { headers, status } = ask('/guide/', { 'accept-encoding': 'br' });
  expect(ask('/guide/', { 'accept-encoding': 'br' }, 'HEAD')).toMatchObject({
    status,
    headers,
    body: null,
  });
});

test('the generated headers hold, the more exact ones for their paths', () => {
  expect(ask('/').headers).toMatchObject({
    'X-Frame-Options': 'SAMEORIGIN',
    Link: '<https://paper.example>; rel=me',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  });
  expect(ask('/assets/site-1.js').headers).toMatchObject({
    'X-Frame-Options': 'SAMEORIGIN',
    'Cache-Control': 'immutable',
  });
});

test('a rule may take back what one before it has set; without that, both are sent', () => {
  expect(ask('/').headers).toMatchObject({ 'X-Frame-Options': 'SAMEORIGIN' });
  expect(ask('/fold.svg').headers).toMatchObject({
    'X-Frame-Options': 'DENY',
    Link: '<https://paper.example>; rel=me, </guide.css>',
  });
});

describe('below a path', () => {
  const below = createStaticHandler(
    memoryHost(
      new Map([
        ['/out/index.html', 'home'],
        ['/out/kite/index.html', 'kite'],
        ['/out/404.html', 'not here'],
        ['/out/.docs-build', '/kite/'],
        ['/out/_headers', '/kite/*\n  X-Frame-Options: DENY\n'],
        ['/out/_redirects', '/kite/start /kite/ 301\n'],
      ]),
    ),
    '/out',
    '/kite/',
  );
  test.each([
    ['/', 302, '/kite/', null],
    ['/kite', 308, '/kite/', null],
    ['/kite/', 200, undefined, 'home'],
    ['/kite/kite/', 200, undefined, 'kite'],
    ['/kite/kite?a', 308, '/kite/kite/?a', null],
    ['/kite/start', 301, '/kite/', null],
    ['/kite/nowhere/', 404, undefined, 'not here'],
    ['/kite/.docs-build', 404, undefined, 'not here'],
    ['/kite/_headers', 404, undefined, 'not here'],
    ['/kites/', 404, undefined, null],
    ['/index.html', 404, undefined, null],
    ['/kite/../index.html', 404, undefined, null],
  ])('%s', (url, expected, location, text) => {
    const { status, headers, body } = below({
      method: 'GET',
      url,
      headers: { 'accept-encoding': 'identity' },
    });
    expect([status, headers.Location]).toEqual([expected, location]);
    expect(body === null ? null : Buffer.from(body).toString()).toBe(text);
    if (text !== null) expect(headers['X-Frame-Options']).toBe('DENY');
  });
});
