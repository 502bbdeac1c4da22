import { join } from 'node:path';
import { contentHash } from '../machine/cache.ts';
import { codeVersion } from '../machine/code-version.ts';
import type { Host } from '../machine/host.ts';
import { stampOfFolders } from '../machine/stamps.ts';
import { templatesFolder, toolRoot } from '../machine/tool.ts';
import { marker } from '../site/output-marker.ts';
import type { BuildContext, Built } from './build.ts';

const kind = 'checks';

/** A part of the code runs in other processes. */
const code = ['cli/commands/build.ts', 'renderer/server/draw-process.ts'];

/** Everything that the findings of a site depend on. */
function checkState(host: Host, root: string): string {
  const config = host.readText(join(root, 'content/site.yaml')) ?? '';
  // Demos may ask for variables that site.yaml names.
  const variables = Object.entries(process.env).filter(([name]) => config.includes(name));
  return contentHash(
    codeVersion(code),
    JSON.stringify(variables.sort()),
    stampOfFolders([root, templatesFolder(root), join(toolRoot, 'renderer')], marker),
  );
}

/** A demo that failed may have failed for want of time. */
const isSure = ({ diagnostics }: Built): boolean =>
  diagnostics.every((each) => !/render-failed$/.test(each.code));

/** What a check finds, looked up when nothing has changed since the last one. */
export async function checkOnce(context: BuildContext): Promise<Built> {
  const { host, root, cache } = context;
  const state = checkState(host, root);
  const known = cache.get(kind, state) as Built | undefined;
  if (known !== undefined) return known;
  const { build } = await import('./build.ts');
  const built = await build(context);
  // An edit meanwhile may have come too late for a part of it.
  if (isSure(built) && checkState(host, root) === state) cache.set(kind, state, { ...built, files: [] });
  return built;
}
