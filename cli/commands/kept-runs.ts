import { join } from 'node:path';
import { contentHash } from '../machine/cache.ts';
import { codeVersion } from '../machine/code-version.ts';
import { stampOfContents, stampOfFiles, stampOfFolders } from '../machine/stamps.ts';
import { templatesFolder, toolRoot } from '../machine/tool.ts';
import { baseVariable } from '../site/base.ts';
import { marker } from '../site/output-marker.ts';
import type { BuildContext, Built } from './build.ts';

/** A part of the code runs in other processes. */
const code = ['cli/commands/build.ts', 'renderer/server/draw-process.ts'];

/** Everything that the findings of a site depend on, except edits of installed packages by hand. */
function siteState({ host, root, folder }: BuildContext): string {
  const config = host.readText(join(root, 'content/site.yaml')) ?? '';
  // Demos may read variables that site.yaml names.
  const variables = Object.entries(process.env).filter(([name]) => config.includes(name));
  return contentHash(
    codeVersion(code),
    process.version,
    JSON.stringify(variables.sort()),
    process.env[baseVariable] ?? '',
    stampOfFolders([root, templatesFolder(root), join(toolRoot, 'renderer')], marker, folder),
  );
}

/** A demo may have failed only for lack of time. */
const isSure = ({ diagnostics }: Built): boolean =>
  diagnostics.every((each) => !/render-failed$/.test(each.code));

async function run(context: BuildContext): Promise<Built> {
  const { build } = await import('./build.ts');
  return await build(context);
}

/** The findings of a check, from the cache when nothing has changed since the last one. */
export async function checkOnce(context: BuildContext): Promise<Built> {
  const { cache } = context;
  const state = siteState(context);
  const known = cache.get('checks', state) as Built | undefined;
  if (known !== undefined) return known;
  const built = await run(context);
  // The check may have missed a part of an edit meanwhile.
  if (isSure(built) && siteState(context) === state) cache.set('checks', state, { ...built, files: [] });
  return built;
}

/** The last build into a folder. */
interface KeptBuild {
  readonly state: string;
  /** Files that the bundlers have read. They may be edited in the installed packages. */
  readonly inputs: readonly string[];
  readonly inputsStamp: string;
  /** Stamp of the whole output. */
  readonly outputStamp: string;
  readonly built: Built;
}

export interface Once {
  readonly built: Built;
  /** Whether the output already has this build, so that nothing has to be written. */
  readonly isThere: boolean;
  /** Caches the build; `outputStamp` is that of the written output. */
  readonly keep: (outputStamp: string) => void;
}

/** For a run that is not cached. */
export const newly: Omit<Once, 'built'> = { isThere: false, keep: () => {} };

/** A build, or the last one into the same folder when neither its input nor its output has changed since. */
export async function buildOnce(context: BuildContext, out: string): Promise<Once> {
  const { root, host, cache } = context;
  const key = contentHash(out);
  const stateNow = () => contentHash(siteState(context), host.commitState(root));
  const state = stateNow();
  const known = cache.get('builds', key) as KeptBuild | undefined;
  if (
    known?.state === state &&
    stampOfFiles(known.inputs) === known.inputsStamp &&
    stampOfContents(out) === known.outputStamp
  )
    return { ...newly, built: known.built, isThere: true };
  const built = await run(context);
  const keep = (outputStamp: string): void => {
    const inputs = built.bundles?.inputs ?? [];
    if (!isSure(built) || stateNow() !== state) return;
    const kept: Built = { ...built, files: [], bundles: null };
    const inputsStamp = stampOfFiles(inputs);
    cache.set('builds', key, { state, inputs, inputsStamp, outputStamp, built: kept } satisfies KeptBuild);
  };
  return { ...newly, built, keep };
}
