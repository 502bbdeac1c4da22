import { basename, dirname, join, relative } from 'node:path';
import type { Diagnostic, Outcome } from '../../diagnostics.ts';
import type { Host } from '../../host.ts';
import type { Demo, DemoSource, DemoVariant, Site } from '../../model.ts';
import type { CompiledSource, compileSource } from './compile-source.ts';
import { isTyped, javascriptName } from './javascript-variant.ts';
import { localImports } from './local-imports.ts';

const importEndings = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts', '/index.js'];
const readable = /\.(tsx|ts|jsx|js|json|css)$/;
const isComponent = (file: string): boolean => /\.(tsx|jsx|js)$/.test(file);

/** A file of a demo, and what stands for it where there are no types; null when nothing can. */
interface Module {
  readonly written: DemoFile;
  readonly javascript: DemoFile | null;
}

interface DemoFile {
  readonly source: DemoSource;
  readonly preview: string | null;
}

const demoFile = (file: string, { code, html, preview }: CompiledSource): DemoFile => ({
  source: { file, name: basename(file), language: readable.exec(file)?.[1] ?? '', code, html },
  preview,
});

/** Makes demos of one site; a file that several demos use is read and compiled once. */
export function demoCompiler(
  host: Host,
  { root, config }: Site,
  compileOne: typeof compileSource,
): (id: string) => Outcome<Demo> {
  const { wrappers } = config.demos;
  const modules = new Map<string, Module | null>();
  const problems = new Map<string, readonly Diagnostic[]>();

  /** Null for what does not exist, is not text, or lies outside `content/`. */
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
    const { value, diagnostics } = compileOne({
      file,
      code,
      javascript: isTyped(file) && given === null,
      preview: isComponent(file) ? { given: host.readText(`${path}.preview`), wrappers } : null,
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

  /** The entry, then each local file it leads to, in order of import. What is missing is for the bundler to tell. */
  const reach = (entry: DemoFile, pick: (module: Module) => DemoFile | null): DemoVariant | null => {
    const reached = new Set([entry.source]);
    // A set is walked in order of insertion, what is added on the way included.
    for (const { file, code } of reached) {
      for (const specifier of localImports(code)) {
        const module = firstOf(join(root, dirname(file), specifier), importEndings);
        const found = module && pick(module);
        if (module !== null && found === null) return null;
        if (found) reached.add(found.source);
      }
    }
    return { sources: [...reached], preview: entry.preview };
  };

  return (id) => {
    const entry = firstOf(join(root, 'content', id), ['.tsx', '.jsx', '.js']);
    const written = entry && reach(entry.written, (module) => module.written);
    if (entry === null || written === null) throw new Error(`No module for the demo ${id}`);
    const { file } = entry.written.source;
    const javascript =
      isTyped(file) && entry.javascript ? reach(entry.javascript, (module) => module.javascript) : null;
    const diagnostics = written.sources.flatMap((source) => problems.get(source.file) ?? []);
    return { value: { id, name: basename(id), file, ...written, javascript }, diagnostics };
  };
}
