import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DevUpdate } from '../../renderer/view/dev.ts';
import { startCli } from './run-cli.ts';

const lines = (count: number): string =>
  Array.from({ length: count }, (_, number) => `Sheet ${number} lies below the one before it.`).join('\n\n');

/** Two pages in the look that comes with docs-build; the first has two demos and is longer than a window. */
const files = {
  'content/site.yaml': 'name: Paper Kit\ndefaultProduct: paper\nproducts:\n  - { id: paper, name: Paper }\n',
  'content/pages.yaml':
    'pages:\n  - { pathname: /start, title: Start }\n  - { pathname: /fold, title: Fold }\n',
  'content/start/start.md': `# Start\n\n<p class="description">Begin with a sheet.</p>\n\n{{"demo": "Sheet.tsx"}}\n\n{{"demo": "Pile.tsx"}}\n\n${lines(60)}\n\n## Take a sheet\n\nAny sheet will do.\n\n${lines(60)}\n`,
  'content/start/Sheet.tsx': `import { useState } from 'react';
import { word } from './word';

export default function Sheet() {
  const [count, setCount] = useState(1);
  return (
    <button type="button" className="sheet" onClick={() => setCount(count + 1)}>
      {word}: {count}
    </button>
  );
}
`,
  'content/start/word.ts': `export const word = 'Sheets';\n`,
  'content/start/pile.css': '.pile { color: rgb(0 100 0); }\n',
  'content/start/Pile.tsx': `import { useState } from 'react';
import './pile.css';

export default function Pile() {
  const [count, setCount] = useState(10);
  return (
    <button type="button" className="pile" onClick={() => setCount(count + 1)}>
      Pile: {count}
    </button>
  );
}
`,
  'content/fold/fold.md': '# Fold\n\n<p class="description">Fold it once.</p>\n',
};

export interface DevSite {
  readonly origin: string;
  readonly edit: (file: string, change: (text: string) => string) => void;
  readonly remove: (path: string) => void;
  /** Output of the server on the terminal so far. */
  readonly output: () => string;
  readonly isRunning: () => boolean;
  readonly stop: () => Promise<number | null>;
}

const writer = (root: string) => (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

/** Writes the site, of which some files may have other texts, and starts `docs-build dev` on it. */
export async function startDev(
  root: string,
  { port = 0, changed = {} }: { readonly port?: number; readonly changed?: Record<string, string> } = {},
): Promise<DevSite> {
  const write = writer(root);
  for (const [file, text] of Object.entries({ ...files, ...changed })) write(file, text);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  return serveDev(root, ['--port', String(port)]);
}

/** Starts `docs-build dev` on a site; the port is any, unless the options name one. */
export async function serveDev(root: string, options: readonly string[]): Promise<DevSite> {
  const write = writer(root);
  const child = startCli(['dev', '--root', root, '--port', '0', ...options]);
  let output = '';
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [url] = /http:\/\/[\d.:]+/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    });
    closed.then(() => reject(new Error(`dev has ended: ${output}`)));
  });
  return {
    origin,
    edit: (file, change) => {
      let before = '';
      try {
        before = readFileSync(join(root, file), 'utf8');
      } catch {
        // A new file.
      }
      write(file, change(before));
    },
    remove: (path) => rmSync(join(root, path), { recursive: true }),
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: () => {
      child.kill('SIGTERM');
      return closed;
    },
  };
}

/** Updates that the server sends for a page, in order. */
export async function* updates(origin: string, page: string): AsyncGenerator<DevUpdate> {
  const { body } = await fetch(`${origin}/@docs-build/events?page=${encodeURIComponent(page)}`);
  if (body === null) throw new Error('No events');
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      yield JSON.parse(text.slice('data: '.length, end));
      text = text.slice(end + 2);
    }
  }
}
