import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serve } from '../../cli/commands/serve.ts';
import { findChromium } from '../support/find-chromium.ts';
import { findEngines } from '../support/find-engines.ts';
import { repository, runCli } from '../support/run-cli.ts';
import { originOf } from '../support/served-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the served site, without a trailing slash. */
    readonly origin: string;
    /** Absolute path of the built site. */
    readonly out: string;
  }
}

const out = join(repository, 'out');

const sources = ['cli', 'content', 'renderer', 'templates', 'package-lock.json'];

/** Whether a source of the site is younger than `time`. Removing a file makes its folder younger. */
function changedSince(time: number, path: string): boolean {
  const stats = statSync(path);
  if (stats.mtimeMs > time) return true;
  if (!stats.isDirectory()) return false;
  return readdirSync(path).some((name) => name !== 'node_modules' && changedSince(time, join(path, name)));
}

/** Serves `out/` with its generated headers for every browser test; builds it first unless it is up to date. */
export default async function setup(project: TestProject): Promise<() => void> {
  findChromium();
  findEngines();
  const marker = join(out, '.docs-build');
  // Time of the folder: a file that a build has not changed keeps its age.
  const built = existsSync(marker) ? statSync(out).mtimeMs : 0;
  if (sources.some((name) => changedSince(built, join(repository, name)))) {
    const { code, stdout, stderr } = await runCli(['build', '--root', repository, '--strict', '--out', out]);
    if (code !== 0) throw new Error(`The site does not build.\n${stdout}${stderr}`);
    process.stdout.write(stderr);
  }
  const server = await serve(out, { port: 0, host: '127.0.0.1' });
  project.provide('origin', originOf(server));
  project.provide('out', out);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
