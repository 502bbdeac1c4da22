// The rules of HOSTS.md for nginx and Apache, in front of pages of the built site.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { findServers, servers } from '../support/find-servers.ts';
import { temporaryFolder } from '../support/folder.ts';
import { hostRules } from '../support/host-rules.ts';

const out = inject('out');
const page = 'x/react-tree-view';
const folder = temporaryFolder();
const root = join(folder, 'docs');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** The configuration around the rules: what a distribution's own files set. */
const around = {
  nginx: (rules: string, port: number) =>
    `user root; pid ${folder}/nginx.pid; daemon off; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; client_body_temp_path ${folder};
${rules.replace('listen 80', `listen 127.0.0.1:${port}`)} }`,
  apache2: (rules: string, port: number) =>
    `${['mpm_event', 'authz_core', 'dir', 'mime', 'filter', 'deflate', 'headers', 'rewrite']
      .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
      .join('\n')}
Listen 127.0.0.1:${port}
ServerName localhost
User www-data
Group www-data
PidFile ${folder}/apache.pid
DefaultRuntimeDir ${folder}
ErrorLog ${folder}/apache.log
TypesConfig /etc/mime.types
${rules.replace('*:80', `127.0.0.1:${port}`)}`,
};

const commands = {
  nginx: (file: string) => ['-c', file, '-p', folder],
  apache2: (file: string) => ['-f', file, '-DFOREGROUND'],
};

beforeAll(() => {
  findServers();
  // Apache serves as a user who cannot read the folder of the tests.
  chmodSync(folder, 0o755);
  for (const path of ['404.html', `${page}/index.html`, `${page}/index.md`, 'search/en.json']) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    cpSync(join(out, path), join(root, path));
  }
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'assets/a.js'), '1;\n');
});

describe.each(['nginx', 'apache2'] as const)('%s', (name) => {
  let server: ChildProcess;
  let origin = '';

  beforeAll(async () => {
    const port = await freePort();
    const file = join(folder, `${name}.conf`);
    const rules = hostRules(name === 'nginx' ? 'nginx' : 'apache').replaceAll('/srv/docs', root);
    writeFileSync(file, around[name](rules, port));
    server = spawn(servers[name], commands[name](file), { stdio: ['ignore', 'inherit', 'inherit'] });
    origin = `http://127.0.0.1:${port}`;
    const ended = once(server, 'exit').then(() => {
      throw new Error(`${name} does not take the rules`);
    });
    await Promise.race([ended, vi.waitFor(() => fetch(origin), { timeout: 60_000 })]);
  });

  afterAll(async () => {
    if (server.exitCode !== null) return;
    server.kill();
    await once(server, 'exit');
  });

  const get = (path: string, accept: string) => fetch(`${origin}/${path}`, { headers: { accept } });

  test.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['*/*', 'text/html'],
    ['text/html, text/markdown;q=0.5', 'text/html'],
    ['text/html, text/markdown', 'text/html'],
    ['text/markdown', 'text/markdown; charset=utf-8'],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown; charset=utf-8'],
    ['text/html;q=0.5, text/markdown', 'text/markdown; charset=utf-8'],
  ])('a page for Accept: %s', async (accept, type) => {
    const response = await get(`${page}/`, accept);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(type.startsWith('text/html') ? /^text\/html/ : type);
    expect(response.headers.get('vary')?.split(/, ?/)).toContain('Accept');
    expect(await response.text()).toMatch(type.startsWith('text/html') ? /^<!doctype html>/i : /^---\n/);
  });

  test('its Markdown by its address', async () => {
    const response = await get(`${page}/index.md`, '*/*');
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await response.text()).toContain('# Tree View');
  });

  test('an unknown address', async () => {
    const response = await get('x/none/', 'text/html');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>');
    expect((await get('x/none/', 'text/markdown')).status).toBe(404);
  });

  test('compression and caching', async () => {
    const gzip = { headers: { 'accept-encoding': 'gzip', accept: 'text/markdown' } };
    for (const path of [`${page}/`, 'search/en.json']) {
      const { headers } = await fetch(`${origin}/${path}`, gzip);
      expect(headers.get('content-encoding'), path).toBe('gzip');
      expect(headers.get('vary')).toContain('Accept-Encoding');
    }
    const { headers } = await get('assets/a.js', '*/*');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });
});
