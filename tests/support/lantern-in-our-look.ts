import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../cli/commands/serve.ts';
import { repository, runCli } from './run-cli.ts';

export interface ServedSite {
  readonly origin: string;
  /** Absolute path of the built site. */
  readonly out: string;
  readonly close: () => void;
}

const texts = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));

/** Builds lantern in `workspace` with the templates that come with docs-build instead of its own, and serves it. */
export async function lanternInOurLook(
  workspace: string,
  configure: (config: string) => string = (config) => config,
): Promise<ServedSite> {
  const root = join(workspace, 'tests/sites/lantern');
  const out = join(workspace, 'out');
  cpSync(join(repository, 'tests/sites/lantern'), root, { recursive: true });
  cpSync(join(repository, 'tsconfig.base.json'), join(workspace, 'tsconfig.base.json'));
  // The types that lantern's own types mention.
  symlinkSync(join(repository, 'node_modules'), join(workspace, 'node_modules'));
  rmSync(join(root, 'templates'), { recursive: true });
  const config = join(root, 'content/site.yaml');
  writeFileSync(config, configure(readFileSync(config, 'utf8')));
  const ours = texts(join(repository, 'templates/texts/en.json'));
  for (const language of ['en', 'de']) {
    const file = join(root, `content/translations/${language}.json`);
    writeFileSync(file, JSON.stringify({ ...ours, ...texts(file) }));
  }
  const { code, stdout } = await runCli(['build', '--root', root, '--out', out, '--quiet'], {
    TMPDIR: workspace,
  });
  if (code !== 0) throw new Error(`Lantern does not build: ${stdout}`);
  const server = await serve(out, { port: 0, host: '127.0.0.1' });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return { origin: `http://127.0.0.1:${address.port}`, out, close: () => server.close() };
}
