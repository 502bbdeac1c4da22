import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository, runCli } from './run-cli.ts';
import { type ServedSite, serveSite } from './served-site.ts';

const texts = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'));

/** Copies lantern to `workspace` for the templates that come with docs-build instead of its own; returns its root. */
export function copyLantern(
  workspace: string,
  configure: (config: string) => string = (config) => config,
): string {
  const root = join(workspace, 'tests/sites/lantern');
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
  return root;
}

/** Builds such a copy, and serves it. */
export async function lanternInOurLook(
  workspace: string,
  configure?: (config: string) => string,
): Promise<ServedSite> {
  const root = copyLantern(workspace, configure);
  const out = join(workspace, 'out');
  const { code, stdout } = await runCli(['build', '--root', root, '--out', out, '--quiet'], {
    TMPDIR: workspace,
  });
  if (code !== 0) throw new Error(`Lantern does not build: ${stdout}`);
  return serveSite(out);
}
