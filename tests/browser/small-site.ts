import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { serve } from '../../cli/commands/serve.ts';
import { repository, runCli, sharedCache } from '../support/run-cli.ts';

export interface SmallSite {
  readonly origin: string;
  readonly out: string;
  readonly close: () => void;
}

export function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** Builds a site of these files, by path below `content/`, in `workspace`, and serves it with its headers. */
export async function smallSite(
  workspace: string,
  files: Readonly<Record<string, string>>,
): Promise<SmallSite> {
  const content = join(workspace, 'content');
  mkdirSync(join(content, 'translations'), { recursive: true });
  mkdirSync(join(workspace, 'node_modules'), { recursive: true });
  cpSync(join(repository, 'templates/texts/en.json'), join(content, 'translations/en.json'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(content, name)), { recursive: true });
    writeFileSync(join(content, name), text);
  }
  const out = join(workspace, 'out');
  const { code, stdout } = await runCli([
    'build',
    '--root',
    workspace,
    '--out',
    out,
    '--quiet',
    ...sharedCache,
  ]);
  if (code !== 0) throw new Error(stdout);
  const server = await serve(out, { port: 0, host: '127.0.0.1' });
  return { origin: originOf(server), out, close: () => server.close() };
}
