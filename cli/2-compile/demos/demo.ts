import { basename, dirname, join, relative } from 'node:path';
import type { Host } from '../../host.ts';
import type { Demo, DemoSource } from '../../model.ts';
import { highlightToHtml } from '../highlight.ts';
import { localImports } from './local-imports.ts';

const importEndings = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts', '/index.js'];
const readable = /\.(tsx|ts|jsx|js|json|css)$/;

/** Makes demos of one site; a file that several demos use is read and highlighted once. */
export function demoCompiler(host: Host, root: string): (id: string) => Demo {
  const sources = new Map<string, DemoSource | null>();

  /** Null for what does not exist, is not text, or lies outside `content/`. */
  const read = (path: string): DemoSource | null => {
    const file = relative(root, path).replaceAll('\\', '/');
    const known = sources.get(file);
    if (known !== undefined) return known;
    const language = readable.exec(file)?.[1];
    const code = language !== undefined && file.startsWith('content/') ? host.readText(path) : null;
    const source =
      language === undefined || code === null
        ? null
        : { file, name: basename(file), language, code, html: highlightToHtml(code, language) };
    sources.set(file, source);
    return source;
  };

  const firstOf = (path: string, endings: readonly string[]): DemoSource | null => {
    for (const ending of endings) {
      const source = read(path + ending);
      if (source !== null) return source;
    }
    return null;
  };

  // The bundler says what is missing, and where.
  const imported = (from: DemoSource): DemoSource[] =>
    localImports(from.code).flatMap(
      (specifier) => firstOf(join(root, dirname(from.file), specifier), importEndings) ?? [],
    );

  return (id) => {
    const entry = firstOf(join(root, 'content', id), ['.tsx', '.jsx', '.js']);
    if (entry === null) throw new Error(`No module for the demo ${id}`);
    const reached = new Set([entry]);
    // A set is walked in order of insertion, what is added on the way included.
    for (const source of reached) for (const found of imported(source)) reached.add(found);
    return { id, name: basename(id), file: entry.file, sources: [...reached] };
  };
}
