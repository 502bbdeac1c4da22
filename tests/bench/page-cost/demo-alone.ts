import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { repository } from '../results.ts';

/** React mounts the demo into the only element; the page is `live` once React has committed it. */
const entry = (demo: string): string => `
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from ${JSON.stringify(join(repository, 'content', `${demo}.tsx`))};

const host = document.querySelector('[data-demo-state]');

function Alone() {
  useEffect(() => {
    host.dataset.demoState = 'live';
  }, []);
  return createElement(Demo);
}

createRoot(host).render(createElement(Alone));
`;

const document = (script: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A demo alone</title><h1>A demo alone</h1><div data-demo-state=""></div><script type="module" src="${script}"></script></html>`;

/**
 * Writes pages that hold the first demo of the built page at the same path, and nothing else: no picture, no frame, no
 * code, its script in one file. No page with this demo loads less; nothing of it waits or is sliced.
 */
export async function writeDemosAlone(out: string, paths: readonly string[], folder: string): Promise<void> {
  for (const path of paths) {
    const html = readFileSync(join(out, path, 'index.html'), 'utf8');
    const [, demo] = /data-demo="([^"]+)"/.exec(html) ?? [];
    if (demo === undefined) continue;
    const own = join(folder, path);
    mkdirSync(own, { recursive: true });
    await build({
      stdin: { contents: entry(demo), resolveDir: repository, loader: 'js' },
      outfile: join(own, 'demo.js'),
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
      logLevel: 'error',
    });
    writeFileSync(join(own, 'index.html'), document('demo.js'));
  }
}
