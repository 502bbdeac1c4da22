import { readFileSync } from 'node:fs';
import type { Message, Plugin as Reader } from 'esbuild';
import type { Plugin } from 'rolldown';
import { contentHash } from '../../machine/cache.ts';
import { isAbsolute, relative } from '../../machine/paths.ts';
import type { OutputFile } from '../../model/output.ts';
import { type Asker, askersOf } from '../esbuild/askers.ts';
import type { BundlerOptions } from '../esbuild/bundle-options.ts';
import { type BundlerResult, filesOf, isScript, textOf } from '../esbuild/bundler-result.ts';
import { isPackageFile } from '../esbuild/package-imports.ts';
import { importsIn } from './module-imports.ts';

/** Runs esbuild with `plugins`, then the plugins of a site. */
export type RunReader = (options: BundlerOptions, plugins: readonly Reader[]) => Promise<BundlerResult>;

const withoutQuery = (id: string): string => id.replace(/[?#].*$/s, '');

/** Leaves every import as an absolute path; inlines files that only esbuild can read. */
function leaveImports(): Reader {
  const self: Asker = Symbol('leave-imports');
  return {
    name: 'leave-imports',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /.*/ }, async ({ path, kind, importer, resolveDir, namespace, pluginData }) => {
        const askers = askersOf(pluginData);
        const isImport = ['import-statement', 'dynamic-import', 'require-call'].includes(kind);
        if (!isImport || namespace !== 'file' || askers.includes(self)) return undefined;
        const found = await resolve(path, { kind, importer, resolveDir, pluginData: [...askers, self] });
        const isFile = found.errors.length === 0 && found.namespace === 'file' && !found.external;
        return isFile ? { path: found.path + found.suffix, external: true } : found;
      });
    },
  };
}

/** Rolldown itself reads scripts of packages, and files without imports or exports, which may be CommonJS. */
function isReadElsewhere(id: string): boolean {
  const file = withoutQuery(id);
  if (id !== file) return false;
  if (file.endsWith('.json')) return true;
  if (!isScriptFile(file)) return false;
  return isPackageFile(file) || !/^\s*(?:import|export)\b/m.test(readFileSync(file, 'utf8'));
}

const isScriptFile = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);

/** A module as esbuild has read it. */
interface ReadModule {
  readonly css: string;
  readonly files: readonly OutputFile[];
  readonly read: readonly string[];
}

/** The modules that an entry reaches, dependencies first. */
function inOrder(importsOf: (id: string) => readonly string[], entry: string): readonly string[] {
  const seen = new Set<string>();
  const order: string[] = [];
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const next of importsOf(id)) visit(next);
    order.push(id);
  };
  visit(entry);
  return order;
}

type ReadError = Omit<Message, 'id'>;

/** The error for an import that cannot be resolved, with its place. */
function unresolved(specifier: string, importer: string, root: string): ReadError {
  const lines = readFileSync(withoutQuery(importer), 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(`'${specifier}'`) || line.includes(`"${specifier}"`));
  const lineText = lines[index] ?? '';
  const column = Math.max(0, lineText.indexOf(specifier) - 1);
  return {
    pluginName: '',
    text: `Could not resolve "${specifier}"`,
    location: {
      file: relative(root, importer),
      namespace: '',
      line: Math.max(0, index) + 1,
      column: Buffer.byteLength(lineText.slice(0, column)),
      length: Buffer.byteLength(specifier) + 2,
      lineText,
      suggestion: '',
    },
    notes: [],
    detail: null,
  };
}

/**
 * Lets Rolldown bundle all that esbuild can read: style sheets, images, and the author's own modules outside
 * `content/`, whose imports follow the settings of the site. `run` reads one module.
 */
export function packageSources(root: string, options: BundlerOptions, run: RunReader) {
  const modules = new Map<string, ReadModule>();
  const errors: ReadError[] = [];
  const lost = new Map<string, ReadError[]>();
  const styles = new Map<string, string>();
  const plugin: Plugin = {
    name: 'package-sources',
    load: {
      filter: { id: /^\// },
      async handler(id) {
        if (isReadElsewhere(id)) return null;
        // Rolldown needs the original names of a script, and minifies it itself.
        const minify = options.minify === true && !isScriptFile(withoutQuery(id));
        const own: BundlerOptions = {
          ...options,
          minify,
          splitting: false,
          legalComments: 'inline',
          entryPoints: [id],
        };
        const result = await run(own, [leaveImports()]).catch((error: Error & { errors?: Message[] }) => {
          if (error.errors === undefined) throw error;
          errors.push(...error.errors);
          return null;
        });
        if (result === null) return { code: '', moduleType: 'js' };
        const texts = (ending: RegExp) =>
          result.files
            .filter(({ path }) => ending.test(path))
            .map(textOf)
            .join('');
        modules.set(id, {
          css: texts(/\.css$/),
          files: result.files.filter(({ path }) => !isScript(path) && !path.endsWith('.css')),
          read: filesOf(result, root),
        });
        return { code: texts(/\.js$/), moduleType: 'js' };
      },
    },
    buildEnd() {
      const importsOf = importsIn(this);
      const known = new Set(this.getModuleIds());
      for (const id of known) {
        const info = this.getModuleInfo(id);
        if (info?.isEntry)
          styles.set(
            id,
            inOrder(importsOf, id)
              .map((module) => modules.get(module)?.css ?? '')
              .join(''),
          );
        for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
          if (!known.has(next) && isAbsolute(id))
            lost.set(next, [...(lost.get(next) ?? []), unresolved(next, id, root)]);
      }
    },
  };
  return {
    plugin,
    /** Errors of the files that import `specifiers`: one unresolved import breaks all demos of a page. */
    errorsOf: (specifiers: readonly string[]): readonly ReadError[] => [
      ...errors,
      ...specifiers.flatMap((specifier) => lost.get(specifier) ?? []),
    ],
    /** Paths of the files that were read. */
    read: (): string[] => [...modules.values()].flatMap(({ read }) => read),
    /** Images and fonts. */
    files: (): readonly OutputFile[] => [...modules.values()].flatMap(({ files }) => files),
    /** The style sheet of an entry; null when it needs none. */
    styleSheet: (entry: string): OutputFile | null => {
      const contents = styles.get(entry) ?? '';
      return contents === ''
        ? null
        : { path: `assets/packages-${contentHash(contents).slice(0, 8)}.css`, contents };
    },
  };
}
