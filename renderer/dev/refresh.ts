import {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

export type Loaders = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;

/** Call it before React is loaded: React looks for the hook only then. */
export function startRefresh(): void {
  injectIntoGlobalHook(window);
  Object.assign(window, { docsBuildRefresh: { register, signature: createSignatureFunctionForTransform } });
}

/** Latest loaders of the demos that were edited since the page was loaded. */
const latest: Record<string, Loaders[string]> = {};

/** Whether the component of a demo is still the same one, edited. */
async function isEdited(before: Loaders[string] | undefined, after: Loaders[string] | undefined) {
  // One after the other, because the version that runs last is shown.
  const old = await before?.();
  const fresh = await after?.();
  const family = getFamilyByType(old?.default);
  return family !== undefined && family === getFamilyByType(fresh?.default);
}

/**
 * Replaces mounted components by their edited versions. A component keeps its state if its hooks are unchanged.
 * Resolves to the demos that now show their edits; the others must be mounted again. `first`: the modules with which
 * the page was loaded.
 */
export async function refresh(
  ids: readonly string[],
  first: Loaders,
  after: Loaders,
): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for (const id of ids) {
    // The code that mounts the demo reports a module that throws.
    if (await isEdited(latest[id] ?? first[id], after[id]).catch(() => false)) shown.add(id);
    if (after[id] !== undefined) latest[id] = after[id];
  }
  performReactRefresh();
  return shown;
}
