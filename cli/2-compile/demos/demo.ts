import { packageName } from '../../../renderer/package-name.ts';
import { type Diagnostic, diagnostic, type Outcome } from '../../diagnostics/diagnostic.ts';
import { basename, dirname, join } from '../../machine/paths.ts';
import type { DemoConfig } from '../../model/config.ts';
import type { Demo, DemoAlternative, DemoSource, DemoVariant } from '../../model/page.ts';
import { demoName } from '../../site/demo-ids.ts';
import type { CompiledSource } from './compile-source.ts';
import { demoProject } from './demo-project.ts';
import { isTyped } from './javascript-variant.ts';
import type { InstalledPackages } from './project-packages.ts';
import { readable } from './source-input.ts';

/** Endings that imports leave out, best first. */
export const importEndings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.js',
];
const image = /\.(svg|png|jpe?g|gif|webp|avif|woff2)$/;

/** A file of a demo, and its version without types; null when its types cannot be removed. */
export interface Module {
  readonly written: DemoFile;
  readonly javascript: DemoFile | null;
}

export interface DemoFile extends Pick<CompiledSource, 'others'> {
  readonly source: DemoSource;
  readonly preview: string | null;
}

/** A file of a demo as compiled. `file` is relative to the root. */
export const demoFile = (
  file: string,
  { code, fragment, preview, imports, others }: CompiledSource,
): DemoFile => ({
  source: { file, name: basename(file), language: readable.exec(file)?.[1] ?? '', code, fragment, imports },
  preview,
  others,
});

/** The parts of a demo. Paths are relative to the root. */
export interface DemoParts {
  /** Null for a file that does not exist, is not text, or is outside `content/`. */
  readonly module: (file: string) => Module | null;
  readonly isFile: (file: string) => boolean;
  /** The file that a module imports by an alias of the site; null for another import. */
  readonly aliased: (file: string, specifier: string) => string | null;
  readonly installed: InstalledPackages;
  readonly config: Pick<DemoConfig, 'project' | 'alternatives'>;
}

/** Makes the demo with an id from its files. */
export function makeDemo(
  { module: moduleAt, isFile, aliased, installed, config: { project: projects, alternatives } }: DemoParts,
  id: string,
): Outcome<Demo> {
  const firstOf = (path: string, endings: readonly string[]): Module | null => {
    for (const ending of endings) {
      const module = moduleAt(path + ending);
      if (module !== null) return module;
    }
    return null;
  };

  /** A file that an import leads to, which readers do not get: it is not below `content/`. */
  const outside = (file: string, specifier: string): string | null => {
    if (!/^\.{1,2}\//.test(specifier))
      return installed.find(packageName(specifier)) === null ? aliased(file, specifier) : null;
    const path = join(dirname(file), specifier);
    if (path.startsWith('content/')) return null;
    return importEndings.map((ending) => path + ending).find(isFile) ?? null;
  };

  /** The first import of a demo that keeps it from being a project. */
  const outsideFinding = (sources: readonly DemoSource[]): Diagnostic | null => {
    for (const { file, imports } of sources)
      for (const { specifier, names: _, ...at } of imports) {
        const target = outside(file, specifier);
        if (target === null) continue;
        const message = `\`${specifier}\` leads to ${target}, which readers of the demo do not get.`;
        const help = 'Move the file below content/, or import it from a package.';
        return diagnostic('demo/not-exportable', { file, ...at }, message, { help, cause: target });
      }
    return null;
  };

  const isImage = (file: string): boolean => image.test(file) && file.startsWith('content/') && isFile(file);

  /**
   * The entry, then the local files it imports, in order of import; null when `pick` finds nothing for one of them. The
   * bundler reports missing files; the result is then not `whole`.
   */
  const reach = (
    entry: DemoFile,
    pick: (module: Module) => DemoFile | null,
  ): {
    readonly variant: DemoVariant;
    readonly images: readonly string[];
    readonly files: readonly DemoFile[];
    readonly whole: boolean;
  } | null => {
    const reached = new Map([[entry.source, entry]]);
    const images = new Set<string>();
    let whole = true;
    // A map is iterated in order of insertion, including entries added during the loop.
    for (const { file, imports } of reached.keys()) {
      for (const { specifier } of imports) {
        if (!/^\.{1,2}\//.test(specifier)) continue;
        const path = join(dirname(file), specifier).replaceAll('\\', '/');
        if (isImage(path)) {
          images.add(path);
          continue;
        }
        const module = firstOf(path, importEndings);
        if (module === null) {
          whole = false;
          continue;
        }
        const found = pick(module);
        if (found === null) return null;
        reached.set(found.source, found);
      }
    }
    return {
      variant: { sources: [...reached.keys()], preview: entry.preview },
      images: [...images],
      files: [...reached.values()],
      whole,
    };
  };

  /** The alternatives that fit every file, and that allow a project if the original demo does. */
  const alternativesOf = (
    written: readonly DemoFile[],
    javascript: readonly DemoFile[],
    project: Demo['project'],
  ): DemoAlternative[] =>
    (alternatives?.others ?? []).flatMap(({ name }) => {
      const all = [...new Set([...written, ...javascript])];
      if (all.some(({ others }) => others[name] === null)) return [];
      const swapped = ({ source, others }: DemoFile): DemoSource => ({ ...source, ...others[name] });
      const changed = all.filter(({ others }) => others[name]).map(swapped);
      if (changed.length === 0) return [];
      const own = project && demoProject(written.map(swapped), installed, projects).value;
      return project !== null && own === null ? [] : [{ name, sources: changed, project: own }];
    });

  const entry = firstOf(join('content', id).replaceAll('\\', '/'), ['.tsx', '.jsx', '.js']);
  const written = entry && reach(entry.written, (module) => module.written);
  if (entry === null || written === null) throw new Error(`No module for the demo ${id}`);
  const { file } = entry.written.source;
  const { sources } = written.variant;
  const script =
    isTyped(file) && entry.javascript ? reach(entry.javascript, (module) => module.javascript) : null;
  const project = written.whole ? demoProject(sources, installed, projects) : null;
  const left = outsideFinding(sources);
  return {
    value: {
      id,
      name: demoName(id),
      file,
      ...written.variant,
      javascript: script?.variant ?? null,
      images: written.images,
      project: project?.value ?? null,
      alternatives: alternativesOf(written.files, script?.files ?? [], project?.value ?? null),
    },
    diagnostics: [...(project?.diagnostics ?? []), ...(left === null ? [] : [left])],
  };
}
