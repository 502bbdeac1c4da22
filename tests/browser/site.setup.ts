import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { runBuild } from '../../cli/commands/run-build.ts';
import { serve } from '../../cli/commands/serve.ts';
import { findChromium } from '../support/chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the served site, without a trailing slash. */
    readonly origin: string;
    /** Absolute path of the built site. */
    readonly out: string;
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the real site once and serves it, with its generated headers, for every browser test. */
export default async function setup(project: TestProject): Promise<() => void> {
  findChromium();
  const folder = mkdtempSync(join(tmpdir(), 'docs-build-site-'));
  const out = join(folder, 'out');
  const code = await runBuild({ root, out, format: 'pretty', strict: true, quiet: false, cache: true }, true);
  if (code !== 0) throw new Error('The site does not build; see the findings above.');
  const server = await serve(out, { port: 0, host: '127.0.0.1' });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  project.provide('origin', `http://127.0.0.1:${address.port}`);
  project.provide('out', out);
  return () => {
    server.close();
    rmSync(folder, { recursive: true });
  };
}
