import type { Host } from '../machine/host.ts';
import type { ApiSource } from '../model/config.ts';
import { findPackage, type Module } from './packages.ts';
import { openProgram } from './program.ts';

/** Entry points that packages keep to themselves, or that repeat others for some tools. */
const notForReaders = /\/(?:internals?|node|modern|legacy|esm|cjs|themeAugmentation)$/;

/** Id of a product → export → specifiers of entry points that site.yaml does not list. */
export type UnlistedExports = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Finds the exports of a folder's packages that no listed entry point has, in the other folders with an index. */
export function unlistedExports(host: Host, folder: string, { products }: ApiSource): UnlistedExports {
  const modules = products.map(({ id, packages }): readonly [string, readonly Module[]] => {
    const all = packages.flatMap((config) => {
      const listed = new Set(
        findPackage(host, folder, config).found?.modules.map(({ specifier }) => specifier),
      );
      const every = findPackage(host, folder, { ...config, entries: ['.', './*'] }).found?.modules ?? [];
      return every.filter(({ specifier }) => !listed.has(specifier) && !notForReaders.test(specifier));
    });
    return [id, all];
  });
  const program = openProgram(
    folder,
    modules.flatMap(([, own]) => own.map(({ file }) => file)),
    '',
  );
  return Object.fromEntries(
    modules.map(([id, own]) => {
      const found: Record<string, string[]> = {};
      for (const { specifier, file } of own)
        for (const name of program.exportsOf(file).keys()) found[name] = [...(found[name] ?? []), specifier];
      return [id, found];
    }),
  );
}
