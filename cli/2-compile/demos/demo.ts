import { basename, dirname, join, relative } from 'node:path';
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.ts';
import type { Host } from '../../machine/host.ts';
import { packagesFolder, toolRoot } from '../../machine/tool.ts';
import type { DemoConfig } from '../../model/config.ts';
import type { Demo, DemoAlternative, DemoSource, DemoVariant } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { type CompiledSource, compileSource } from './compile-source.ts';
import { demoProject } from './demo-project.ts';
import { isTyped, javascriptName } from './javascript-variant.ts';
import { namesShown } from './preview-choice.ts';
import { type InstalledPackages, installedPackages } from './project-packages.ts';
import { usedAlternatives } from './used-alternatives.ts';

const importEndings = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts', '/index.js'];
const readable = /\.(tsx|ts|jsx|js|json|css)$/;
const image = /\.(svg|png|jpe?g|gif|webp|avif|woff2)$/;
const isComponent = (file: string): boolean => /\.(tsx|jsx|js)$/.test(file);

/** A file of a demo, and its version without types; null when there can be none. */
interface Module {
  readonly written: DemoFile;
  readonly javascript: DemoFile | null;
}

interface DemoFile extends Pick<CompiledSource, 'others'> {
  readonly source: DemoSource;
  readonly preview: string | null;
}

const demoFile = (file: string, { code, fragment, preview, imports, others }: CompiledSource): DemoFile => ({
  source: { file, name: basename(file), language: readable.exec(file)?.[1] ?? '', code, fragment, imports },
  preview,
  others,
});

/** What is installed for a site; each package is looked up once. */
export const packagesOf = (host: Host, root: string): InstalledPackages =>
  installedPackages(host, [packagesFolder(root), root, toolRoot]);

/**
 * Makes demos of one site; a file that several demos use is read and compiled once. `namesAround` tells the names in the
 * text around each demo.
 */
export function demoCompiler(
  host: Host,
  { root, codeStyle }: Pick<Site, 'root' | 'codeStyle'>,
  { wrappers, project: projects, alternatives }: Pick<DemoConfig, 'wrappers' | 'project' | 'alternatives'>,
  namesAround: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
  compileOne: typeof compileSource = compileSource,
  installed = packagesOf(host, root),
): (id: string) => Outcome<Demo> {
  const modules = new Map<string, Module | null>();
  const problems = new Map<string, readonly Diagnostic[]>();

  /** Null for a file that does not exist, is not text, or is outside `content/`. */
  const read = (path: string): Module | null => {
    let module = modules.get(path);
    if (module === undefined) {
      module = compileModule(path);
      modules.set(path, module);
    }
    return module;
  };

  const compileModule = (path: string): Module | null => {
    const file = relative(root, path).replaceAll('\\', '/');
    const code = readable.test(file) && file.startsWith('content/') ? host.readText(path) : null;
    if (code === null) return null;
    const given = isTyped(file) ? read(javascriptName(path)) : null;
    const used = usedAlternatives(alternatives, code);
    const around = namesAround.get(file.replace(/^content\/(.*)\.\w+$/, '$1'));
    // Other names in the text must not touch the result.
    const names = around ? namesShown(code, around).sort() : [];
    const { value, diagnostics } = compileOne({
      file,
      code,
      javascript: isTyped(file) && given === null ? { style: codeStyle } : null,
      preview: isComponent(file) ? { given: host.readText(`${path}.preview`), wrappers, names } : null,
      alternatives: used && { config: used, style: codeStyle },
    });
    problems.set(file, diagnostics);
    const written = demoFile(file, value.written);
    if (!isTyped(file)) return { written, javascript: written };
    const made = value.javascript && demoFile(javascriptName(file), value.javascript);
    return { written, javascript: given?.written ?? made };
  };

  const firstOf = (path: string, endings: readonly string[]): Module | null => {
    for (const ending of endings) {
      const module = read(path + ending);
      if (module !== null) return module;
    }
    return null;
  };

  const isImage = (path: string): boolean =>
    image.test(path) &&
    relative(root, path).replaceAll('\\', '/').startsWith('content/') &&
    host.readBytes(path) !== null;

  /**
   * The entry, then each local file it leads to, in order of import; null when `pick` finds nothing for one of them.
   * Missing files are reported by the bundler; the result is then not `whole`.
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
    // A map is walked in order of insertion, additions during the walk included.
    for (const { file, imports } of reached.keys()) {
      for (const { specifier } of imports) {
        if (!/^\.{1,2}\//.test(specifier)) continue;
        const path = join(root, dirname(file), specifier);
        if (isImage(path)) {
          images.add(relative(root, path).replaceAll('\\', '/'));
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

  /** The alternatives that fit every file, and that make a project if the original demo does. */
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

  return (id) => {
    const entry = firstOf(join(root, 'content', id), ['.tsx', '.jsx', '.js']);
    const written = entry && reach(entry.written, (module) => module.written);
    if (entry === null || written === null) throw new Error(`No module for the demo ${id}`);
    const { file } = entry.written.source;
    const { sources } = written.variant;
    const script =
      isTyped(file) && entry.javascript ? reach(entry.javascript, (module) => module.javascript) : null;
    const project = written.whole ? demoProject(sources, installed, projects) : null;
    return {
      value: {
        id,
        name: basename(id),
        file,
        ...written.variant,
        javascript: script?.variant ?? null,
        images: written.images,
        project: project?.value ?? null,
        alternatives: alternativesOf(written.files, script?.files ?? [], project?.value ?? null),
      },
      diagnostics: [
        ...sources.flatMap((source) => problems.get(source.file) ?? []),
        ...(project?.diagnostics ?? []),
      ],
    };
  };
}
