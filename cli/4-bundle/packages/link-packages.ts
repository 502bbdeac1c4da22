import { posix } from 'node:path';
import { contentHash } from '../../machine/cache.ts';
import { type BundlerResult, textOf } from '../esbuild/bundler-result.ts';
import { withStaticImports } from '../esbuild/static-imports.ts';
import type { Exported } from './entry-exports.ts';
import { entryPrefix, laterPrefix, type UsesByEntry } from './package-entries.ts';
import { exportNames, type PackageLinks } from './package-links.ts';
import type { PackagesResult } from './packages-bundle.ts';

/** Bundled packages, and their addresses for scripts. */
export interface LinkedPackages {
  /** Files that readers load. */
  readonly run: BundlerResult;
  /** Addresses from which the scripts of an entry import. */
  readonly linksOf: (entry: string) => PackageLinks;
  /** Files that the scripts of an entry load. */
  readonly filesOf: (entry: string) => readonly string[];
  /** Style sheet for the packages of an entry. */
  readonly styleOf: (entry: string) => string | null;
}

/** `base` is the path of the site. Scripts import re-exported names directly from their origin, so no page loads an entry that only re-exports. */
export function linkPackages(uses: UsesByEntry, run: PackagesResult, base: string): LinkedPackages {
  const { outputs } = run.metafile;
  const paths = new Map(Object.entries(outputs).map(([path, { entryPoint }]) => [entryPoint, path]));
  const codes = new Map(run.files.map((file) => [file.path, file]));
  const pathOf = (entryPoint: string): string => {
    const found = paths.get(entryPoint);
    if (found === undefined) throw new Error(`The shared packages lack ${entryPoint}`);
    return found;
  };
  const entries = new Map(
    Object.entries(uses).map(([name, own]) => {
      const path = pathOf(entryPrefix + name);
      const file = codes.get(path);
      const code = file === undefined ? '' : textOf(file);
      return [name, { path, code, own, exports: run.passing[path] ?? null }] as const;
    }),
  );
  const entryOf = (name: string) => {
    const entry = entries.get(name);
    if (entry === undefined) throw new Error(`The shared packages have no entry ${name}`);
    return entry;
  };
  const urlFrom = (entry: string, file: string): string => base + posix.join(posix.dirname(entry), file);
  const passed = new Set([...entries.values()].flatMap(({ path, exports }) => (exports ? [path] : [])));
  const withImports = (path: string) => withStaticImports(run.metafile, path);
  return {
    run: {
      ...run,
      metafile: {
        ...run.metafile,
        outputs: Object.fromEntries(Object.entries(outputs).filter(([path]) => !passed.has(path))),
      },
      files: run.files.filter(({ path }) => !passed.has(path)),
    },
    linksOf: (name) => {
      const { path, code, own, exports } = entryOf(name);
      const nameOf = exportNames(own);
      const hasEffects = Object.values(own.names).some((names) => names.length === 0);
      const files = exports?.files.map((file) => urlFrom(path, file)) ?? [base + path];
      const address = ({ from, name: exported }: Exported) => ({ url: urlFrom(path, from), name: exported });
      return {
        stamp: contentHash(path, code),
        before: hasEffects ? files : [],
        calls: exports?.calls.map(address) ?? [],
        addressOf: (module, imported) => {
          const exported = nameOf(module, imported);
          if (exports === null) return { url: base + path, name: exported };
          const found = exports.names[exported];
          if (found === undefined) throw new Error(`The entry ${name} lacks ${exported}`);
          return address(found);
        },
        later: (module) => base + pathOf(laterPrefix + module),
      };
    },
    filesOf: (name) => {
      const { path } = entryOf(name);
      return [...withImports(path)].filter((script) => !passed.has(script));
    },
    styleOf: (name) => outputs[entryOf(name).path]?.cssBundle ?? null,
  };
}
