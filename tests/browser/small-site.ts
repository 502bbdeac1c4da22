import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository, runCli, sharedCache } from '../support/run-cli.ts';
import { type ServedSite, serveSite } from '../support/served-site.ts';

/** Builds a site of these files, by path below `content/`, in `workspace`, and serves it with its headers. */
export async function smallSite(
  workspace: string,
  files: Readonly<Record<string, string>>,
): Promise<ServedSite> {
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
  return serveSite(out);
}
