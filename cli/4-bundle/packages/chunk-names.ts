import type { Plugin } from 'rolldown';
import { contentHash } from '../../machine/cache.ts';
import { isAbsolute, relative } from '../../machine/paths.ts';
import { importsIn } from './module-imports.ts';
import { effectsPrefix, entryBefore, entryPrefix } from './package-entries.ts';
import { joined, type Loads, never, sharedChunks } from './shared-chunks.ts';

/** A short, stable part of a file's name. */
export const short = (...parts: readonly string[]): string => contentHash(...parts).slice(0, 6);

/** Path of a module from the installed packages on, wherever they are. */
function placeOf(id: string, root: string): string {
  const start = id.search(/node_modules[/:]/);
  if (start >= 0) return id.slice(start);
  return isAbsolute(id) ? relative(root, id) : id;
}

/** The modules and everything they import, directly or not. */
function reachedFrom(
  importsOf: (id: string) => readonly string[],
  modules: readonly string[],
): ReadonlySet<string> {
  const reached = new Set(modules);
  // A set is walked in order of insertion, additions during the walk included.
  for (const id of reached) for (const next of importsOf(id)) reached.add(next);
  return reached;
}

/**
 * Most package files of a page. The budget for a page's demos is twelve files: the others are the demos, the module
 * that mounts them, the bundler's helper for packages, and in two parts the further demos and the code they share with
 * the first.
 */
const mostFiles = { whole: 9, divided: 8 };

/**
 * Names the chunk of each module once all modules are known. Rolldown runs a chunk before the chunks that import it,
 * whatever the order of imports in a page's scripts. A module that is imported for its effects would then run after
 * packages that build on it. It therefore gets a chunk of its own, and its dependencies never share a chunk with other
 * modules.
 */
export function chunkNames(entries: readonly string[], root: string) {
  const names = new Map<string, string>();
  const plugin: Plugin = {
    name: 'shared-chunks',
    buildEnd() {
      const importsOf = importsIn(this);
      const pages = new Map<string, Loads>();
      const site = `${entryPrefix}site`;
      const first = entries.filter((entry) => entryBefore(entry) === null);
      const bits = new Map(first.map((entry, index) => [entry, 1n << BigInt(index)]));
      bits.set(site, (1n << BigInt(first.length)) - 1n);
      for (const entry of entries) {
        const before = entryBefore(entry);
        const bit = bits.get(before ?? entry) ?? 0n;
        const own = before === null ? { first: bit, further: 0n } : { first: 0n, further: bit };
        for (const id of reachedFrom(importsOf, [entry])) pages.set(id, joined(pages.get(id) ?? never, own));
      }
      // The entry that all pages load shares a file with its dependencies. The other entries have a file of their own.
      for (const entry of entries) if (entry !== site) pages.delete(entry);
      const isEffects = (id: string): boolean => id.startsWith(effectsPrefix);
      const early = reachedFrom(importsOf, [...pages.keys()].filter(isEffects));
      const modules = [...pages].map(([id, own]) => ({
        id,
        bytes: this.getModuleInfo(id)?.code?.length ?? 0,
        loads: own,
        imports: importsOf(id),
        group: isEffects(id) ? id : early.has(id) ? 'early' : '',
      }));
      const divided = new Set(entries.map(entryBefore));
      const limits = new Map(
        [...bits].map(([entry, bit]) => [bit, divided.has(entry) ? mostFiles.divided : mostFiles.whole]),
      );
      for (const ids of sharedChunks(modules, limits)) {
        const name = `shared-${short(...ids.map((id) => placeOf(id, root)).sort())}`;
        for (const id of ids) names.set(id, name);
      }
    },
  };
  return { plugin, nameOf: (id: string) => names.get(id) ?? null };
}
