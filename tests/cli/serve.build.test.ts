import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { layeredSite } from '../support/layered-site.ts';
import { runCli, startCli } from '../support/run-cli.ts';

const root = layeredSite(join(temporaryFolder(), 'site'));
const out = join(root, 'out');
let server: ReturnType<typeof startCli>;
let origin: string;

beforeAll(async () => {
  expect(await runCli(['build', '--root', root, '--out', out])).toMatchObject({ code: 0 });
  server = startCli(['serve', out, '--port', '0']);
  const [line] = await once(server.stdout, 'data');
  origin = String(line).trim().replace(/\/$/, '');
});

afterAll(async () => {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
});

test('it says where it listens, on this machine alone', () =>
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/));

test('a page, with the generated headers', async () => {
  const response = await fetch(`${origin}/guide/`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'self'; /);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await response.text()).toContain('<title>Guide</title>');
  const again = await fetch(`${origin}/guide/`, {
    headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('a missing slash, an unknown address, and HEAD', async () => {
  const redirected = await fetch(`${origin}/guide?fold`, { redirect: 'manual' });
  expect([redirected.status, redirected.headers.get('location')]).toEqual([308, '/guide/?fold']);
  const missing = await fetch(`${origin}/nothing/`);
  expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  const head = await fetch(`${origin}/guide/`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('nothing outside the folder', async () => {
  // `fetch` would resolve the dots itself.
  const { hostname, port } = new URL(origin);
  const asked = request({ hostname, port, path: '/../content/site.yaml' }).end();
  const [response] = await once(asked, 'response');
  expect(response.statusCode).toBe(404);
  response.resume();
});

test('a port that is taken is reported, with exit code 2', async () => {
  const { code, stderr } = await runCli(['serve', out, '--port', new URL(origin).port]);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^Port \d+ is taken\. Choose another with --port\.\n$/);
});
