import {
  createSignatureFunctionForTransform,
  getFamilyByType,
  injectIntoGlobalHook,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

export type Loaders = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;

/** To be called before React is loaded, which looks for it then. */
export function startRefresh(): void {
  injectIntoGlobalHook(window);
  Object.assign(window, { docsBuildRefresh: { register, signature: createSignatureFunctionForTransform } });
}

/** What has loaded each demo that was edited since the page was loaded. */
const latest: Record<string, Loaders[string]> = {};

/** Whether the component of a demo is still the same one, edited. */
async function isEdited(before: Loaders[string] | undefined, after: Loaders[string] | undefined) {
  // One after the other: the last one to be known is the one that is shown.
  const old = await before?.();
  const fresh = await after?.();
  const family = getFamilyByType(old?.default);
  return family !== undefined && family === getFamilyByType(fresh?.default);
}

/**
 * Puts edited components in the place of those that are mounted, with the state of those whose hooks are as before.
 * Resolves to the demos that show their edits now; the others have to be mounted again. `first` are the modules that the
 * page was loaded with.
 */
export async function refresh(
  ids: readonly string[],
  first: Loaders,
  after: Loaders,
): Promise<ReadonlySet<string>> {
  const shown = new Set<string>();
  for (const id of ids) {
    // A module that throws is for the one that mounts the demo to tell.
    if (await isEdited(latest[id] ?? first[id], after[id]).catch(() => false)) shown.add(id);
    if (after[id] !== undefined) latest[id] = after[id];
  }
  performReactRefresh();
  return shown;
}
