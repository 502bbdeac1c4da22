import { relative } from 'node:path';
import type { Plugin, PluginContext } from 'rolldown';
import { contentHash } from '../machine/cache.ts';
import { effectsPrefix, entryPrefix } from './package-entries.ts';
import { sharedChunks } from './shared-chunks.ts';

/** A short, stable part of a file's name. */
export const short = (...parts: readonly string[]): string => contentHash(...parts).slice(0, 6);

/** Path of a module from the installed packages on, wherever they are. */
function placeOf(id: string, root: string): string {
  const start = id.indexOf('node_modules/');
  if (!id.startsWith('/')) return id;
  return start < 0 ? relative(root, id) : id.slice(start);
}

/** The modules and everything they import, directly or not. */
function reachedFrom(context: PluginContext, modules: readonly string[]): ReadonlySet<string> {
  const reached = new Set(modules);
  // A set is walked in order of insertion, additions during the walk included.
  for (const id of reached)
    for (const next of context.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
  return reached;
}

/**
 * Names the chunk of each module once all modules are known. Rolldown runs a chunk before those that import it,
 * whatever the order of imports in a page's scripts. A module that is imported for its effects would then run after
 * packages that build on it. It therefore gets a chunk of its own, and its dependencies never share a chunk with
 * anything else.
 */
export function chunkNames(entries: readonly string[], root: string) {
  const names = new Map<string, string>();
  const plugin: Plugin = {
    name: 'shared-chunks',
    buildEnd() {
      const pages = new Map<string, bigint>();
      const all = (1n << BigInt(entries.length)) - 1n;
      const site = `${entryPrefix}site`;
      for (const [index, entry] of entries.entries()) {
        const bit = entry === site ? all : 1n << BigInt(index);
        for (const id of reachedFrom(this, [entry])) pages.set(id, (pages.get(id) ?? 0n) | bit);
      }
      // The entry that all pages load stands in a file with what they share. Each of the others is a file.
      for (const entry of entries) if (entry !== site) pages.delete(entry);
      const isEffects = (id: string): boolean => id.startsWith(effectsPrefix);
      const first = reachedFrom(this, [...pages.keys()].filter(isEffects));
      const modules = [...pages].map(([id, own]) => ({
        id,
        bytes: this.getModuleInfo(id)?.code?.length ?? 0,
        pages: own,
        imports: this.getModuleInfo(id)?.importedIds ?? [],
        group: isEffects(id) ? id : first.has(id) ? 'first' : '',
      }));
      for (const ids of sharedChunks(modules)) {
        const name = `shared-${short(...ids.map((id) => placeOf(id, root)).sort())}`;
        for (const id of ids) names.set(id, name);
      }
    },
  };
  return { plugin, nameOf: (id: string) => names.get(id) ?? null };
}
