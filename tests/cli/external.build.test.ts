// Links to other sites, which here is a server of this machine.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unreachable } from '../../cli/machine/reach.ts';
import { temporaryFolder } from '../support/folder.ts';
import { layeredSite } from '../support/layered-site.ts';
import { runCli } from '../support/run-cli.ts';

const asked: string[] = [];
let most = 0;
let open = 0;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    open += 1;
    most = Math.max(most, open);
    response.once('close', () => {
      open -= 1;
    });
    const answer = (status: number, headers = {}) =>
      setTimeout(() => response.writeHead(status, headers).end(), 20);
    if (url === '/slow') return;
    if (url === '/cut') request.socket.destroy();
    else if (url === '/moved') answer(301, { location: '/there' });
    else if (url === '/circle') answer(302, { location: '/circle' });
    else if (url === '/get-only') answer(method === 'HEAD' ? 405 : 200);
    else if (url === '/private') answer(403);
    else answer(/^\/(?:there|many)/.test(url) ? 200 : url === '/broken' ? 500 : 404);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['/there', undefined],
  ['/moved', undefined],
  ['/get-only', undefined],
  ['/private', undefined],
  ['/none', 'answers with 404'],
  ['/broken', 'answers with 500'],
  ['/cut', expect.stringMatching(/^cannot be reached/)],
  ['/circle', expect.stringMatching(/^cannot be reached/)],
  ['/slow', 'does not answer within 0.3 s'],
])('%s', async (path, problem) => {
  const url = origin + path;
  expect((await unreachable([url], path === '/slow' ? 300 : 10_000)).get(url)).toEqual(problem);
});

test('few requests at a time, and one for each address', async () => {
  most = 0;
  asked.length = 0;
  const urls = Array.from({ length: 40 }, (_, index) => `${origin}/many/${index % 20}`);
  expect(await unreachable(urls)).toEqual(new Map());
  expect(asked).toHaveLength(20);
  expect(most).toBeLessThanOrEqual(8);
});

test('check --external has one finding for each address, with all its places', async () => {
  const root = layeredSite(join(temporaryFolder(), 'site'));
  mkdirSync(join(root, 'content/other'));
  writeFileSync(join(root, 'content/pages.yaml'), 'pages:\n  - pathname: /guide\n  - pathname: /other\n');
  const page = (title: string, text: string) => `# ${title}\n\n<p class="description">Fold.</p>\n\n${text}\n`;
  writeFileSync(
    join(root, 'content/guide/guide.md'),
    page('Guide', `[A](${origin}/none#a), [b](${origin}/there) and [c](${origin}/none?x#b).`),
  );
  writeFileSync(join(root, 'content/other/other.md'), page('Other', `[A](${origin}/none)`));
  asked.length = 0;
  const check = (...more: string[]) =>
    runCli(['check', '--root', root, '--quiet', '--format', 'json', ...more]);
  expect(JSON.parse((await check()).stdout)).toEqual([]);
  expect(asked).toEqual([]);
  const { code, stdout } = await check('--external');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([
    {
      code: 'link/unreachable',
      message: `${origin}/none answers with 404.`,
      place: { file: 'content/guide/guide.md', line: 5, column: 1 },
      related: [{ place: { file: 'content/other/other.md', line: 5, column: 1 } }],
    },
    {
      code: 'link/unreachable',
      message: `${origin}/none?x answers with 404.`,
      place: { file: 'content/guide/guide.md', line: 5 },
      related: [],
    },
  ]);
  expect(asked.sort()).toEqual(['GET /none', 'GET /none?x', 'HEAD /none', 'HEAD /none?x', 'HEAD /there']);
});
