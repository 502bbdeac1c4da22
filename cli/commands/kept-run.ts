import { isWritten, outputHash } from '../6-emit/write-output.ts';
import type { Split, Task } from '../derive/derived.ts';
import type { SiteFile } from '../model/output.ts';
import { marker, markerText } from '../site/output-marker.ts';
import type { BuildContext, Built } from './build.ts';

/** A run as kept, without its files, which are in the output. */
interface Kept extends Built {
  /** `outputHash` of its files; null when there are none. */
  readonly output: string | null;
}

/** The files of an output. The marker lets later builds replace it. */
export const outputOf = ({ files, base }: Built): readonly SiteFile[] => [
  ...files,
  { path: marker, contents: markerText(base) },
];

/** A demo may have failed only for lack of time. */
const isSure = ({ isBundled, diagnostics }: Built): boolean =>
  isBundled && diagnostics.every(({ code }) => !code.endsWith('render-failed'));

const split: Split<Kept> = {
  pack: (run) => (isSure(run) ? { value: { ...run, files: [], bundles: null }, parts: [] } : null),
  unpack: ({ value }) => value as Kept,
};

async function make(context: BuildContext): Promise<Kept> {
  const { build } = await import('./build.ts');
  const built = await build(context);
  return { ...built, output: built.files.length === 0 ? null : outputHash(outputOf(built)) };
}

export interface Found {
  readonly built: Built;
  /** Whether the output already has this build, so that nothing has to be written. */
  readonly isThere: boolean;
}

/** A build or check, or the last one when nothing that it read has changed. `out` is the folder of a build. */
export async function lastRun(context: BuildContext, out: string | null): Promise<Found> {
  const { graph, cache, mode } = context;
  const run: Task<Kept> = { name: 'run', make: () => make(context), split, isWhole: true };
  const { value } = await graph.run(run, out ?? mode);
  if (out === null || value.output === null || value.files.length > 0)
    return { built: value, isThere: false };
  if (isWritten(out, value.output, cache)) return { built: value, isThere: true };
  // Another program has changed the output.
  return { built: await make(context), isThere: false };
}
