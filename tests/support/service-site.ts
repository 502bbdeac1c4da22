import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { repository, runCli, sharedCache } from './run-cli.ts';

/** Pages below `/kit/`, in the look that comes with docs-build; the first has two demos. */
const files = {
  'content/public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'content/pages.yaml': `pages:
  - pathname: /kit
    title: Paper Kit
    children:
      - { pathname: /kit/start, title: Start }
      - { pathname: /kit/fold, title: Fold }
      - { pathname: /kit/onepirate, title: Pirate }
      - { pathname: /kit/ink/playground, title: Playground }
`,
  'content/kit/start/start.md': `# Start

<p class="description">Begin with a sheet.</p>

{{"demo": "Sheet.tsx"}}

## Take a sheet

Any sheet will do.

## Turn it over

Look at its back.
`,
  'content/kit/start/Sheet.tsx': `import * as React from 'react';

export default function Sheet() {
  const [count, setCount] = React.useState(1);
  return <button onClick={() => setCount(count + 1)}>Sheets: {count}</button>;
}
`,
  'content/kit/fold/fold.md': '# Fold\n\n<p class="description">Fold it once.</p>\n\n[Start](/kit/start/)\n',
  'content/kit/onepirate/onepirate.md':
    '# Pirate\n\n<p class="description">A page of a pirate.</p>\n\nArr.\n',
  'content/kit/ink/playground/playground.md':
    '# Playground\n\n<p class="description">A page of ink.</p>\n\nWrite.\n',
};

const config = `name: Paper Kit
url: https://paper.example
favicon: /favicon.svg
repository: { url: https://example.com/paper/kit, tag: v1.0.0 }
defaultProduct: paper
products:
  - { id: paper, category: stationery, name: Paper, prefixes: [/kit], versions: [{ text: v1, href: /kit/start/, current: true }, { text: v0, href: /kit/fold/ }] }
  - { id: ink, category: liquids, name: Ink, prefixes: [/kit/ink] }
`;

export type Pages = Readonly<Record<string, string>>;

/** Builds an invented site with `services`, lines of its `site.yaml`, and `changes` to its files. */
export async function buildServiceSite(
  folder: string,
  services: string,
  changes: Pages = {},
): Promise<string> {
  const root = join(folder, 'site');
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  mkdirSync(join(root, 'content/translations'), { recursive: true });
  cpSync(join(repository, 'templates/texts/en.json'), join(root, 'content/translations/en.json'));
  const all: Pages = { ...files, 'content/site.yaml': config + services, ...changes };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const out = join(folder, 'out');
  const options = ['--strict', '--quiet', '--workers', '1', ...sharedCache];
  const run = await runCli(['build', '--root', root, '--out', out, ...options]);
  if (run.code !== 0) throw new Error(`The site does not build: ${run.stdout}${run.stderr}`);
  return out;
}

export interface Received {
  readonly method: string;
  readonly url: string;
  readonly body: string;
}

export interface Collector {
  readonly origin: string;
  /** Received requests in order, without preflights. */
  readonly received: Received[];
  /** Status of the answers from now on. */
  status: number;
  readonly close: () => void;
}

/** Forwards its commands, as a provider's script does. */
const providerScript = `const send = (command) => fetch(new URL('/collect', '{origin}'), {
  method: 'POST', body: JSON.stringify(Array.from(command)), keepalive: true,
});
dataLayer.forEach(send);
dataLayer.push = (...commands) => { commands.forEach(send); return Array.prototype.push.apply(dataLayer, commands); };
`;

/** A server of another origin that remembers what it receives: a collector, and a provider of scripts and fonts. */
export async function startCollector(): Promise<Collector> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method = '', url = '' } = request;
      const type = url.includes('.css') ? 'text/css' : 'text/javascript';
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      response.setHeader('Content-Type', type);
      if (method === 'OPTIONS') {
        response.writeHead(204).end();
        return;
      }
      received.push({ method, url, body });
      const script = url.startsWith('/gtag.js') ? providerScript.replace('{origin}', collector.origin) : '';
      response.writeHead(collector.status).end(script);
    });
  });
  // Node closes an idle connection after five seconds, perhaps just when the browser uses it again.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const collector: Collector = {
    origin: `http://127.0.0.1:${port}`,
    received,
    status: 200,
    close: () => server.close(),
  };
  return collector;
}

/** A free port, for a site that must know its own host before it is built. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
