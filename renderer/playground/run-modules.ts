// Own code because a bundler for the browser weighs megabytes, and a demo has a handful of modules.
import { resolveLocal } from '../export/flat-sources.ts';
import type { SourceText } from '../view/demo.ts';
import { withOwnAddresses } from './own-addresses.ts';
import type { Module, Packages } from './packages.ts';
import { ProblemError, sourceUrl } from './problem.ts';
import { requiredBy, syntaxProblem, transformModule } from './transform.ts';

export interface World {
  readonly packages: Packages;
  /** Path below the site's content → URL. */
  readonly images: Readonly<Record<string, string>>;
}

/** A program that is ready to run: all its imports are loaded. */
export interface Program {
  readonly entry: SourceText;
  readonly run: () => Module;
}

type Body = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
  process: object,
) => void;

const script = /\.[jt]sx?$/;
const isLocal = (specifier: string): boolean => specifier.startsWith('.');

const transformed = new Map<string, Promise<string>>();

/** Caches results: usually one file of a demo has changed since the last run. */
function transformOnce(file: SourceText): Promise<string> {
  const key = `${file.name}\n${file.code}`;
  const known = transformed.get(key) ?? transformModule(file);
  if (transformed.size > 200) transformed.clear();
  transformed.set(key, known);
  return known;
}

/** A stylesheet applies to the whole frame, which shows only this demo, so classes keep their names. */
function styleModule({ name, code }: SourceText): Module {
  const id = `style:${name}`;
  const style = document.getElementById(id) ?? Object.assign(document.createElement('style'), { id });
  style.textContent = withOwnAddresses(code).replace(/:(?:global|local)\(([^)]*)\)/g, '$1');
  document.head.append(style);
  const names = new Proxy({}, { get: (_, key) => String(key) });
  return { __esModule: true, default: names };
}

function compileBody(file: SourceText, code: string): Body {
  try {
    const parameters = ['require', 'module', 'exports', 'process'];
    return new Function(...parameters, `${code}\n//# sourceURL=${sourceUrl(file.name)}`) as Body;
  } catch (error) {
    if (error instanceof SyntaxError) throw new ProblemError(syntaxProblem(file, error));
    // The host sends another policy for the document, which forbids it.
    throw new ProblemError({ kind: 'unavailable' });
  }
}

/**
 * Loads the imports of `files`, whose first is the entry.
 *
 * @throws ProblemError
 */
export async function prepareProgram(
  files: readonly SourceText[],
  { packages, images }: World,
): Promise<Program> {
  const [entry] = files;
  if (entry === undefined) throw new ProblemError({ kind: 'no-component' });
  const bodies = new Map<string, Body>();
  const external = new Map<string, Module | null>();
  await Promise.all(
    files.map(async (file) => {
      if (!script.test(file.name)) return;
      const code = await transformOnce(file);
      bodies.set(file.name, compileBody(file, code));
      const wanted = requiredBy(code).filter((specifier) => !isLocal(specifier));
      await Promise.all(
        wanted.map(async (specifier) => external.set(specifier, await packages.load(specifier))),
      );
    }),
  );
  const paths = [...files.map(({ name }) => name), ...Object.keys(images)];

  const lineOf = ({ code }: SourceText, specifier: string): number | null => {
    const line = code
      .split('\n')
      .findIndex((text) => text.includes(`'${specifier}'`) || text.includes(`"${specifier}"`));
    return line < 0 ? null : line + 1;
  };

  const run = (): Module => {
    const modules = new Map<string, { exports: unknown }>();
    const load = (file: SourceText): unknown => {
      const known = modules.get(file.name);
      if (known !== undefined) return known.exports;
      const module: { exports: unknown } = { exports: {} };
      modules.set(file.name, module);
      if (file.name.endsWith('.json')) module.exports = JSON.parse(file.code);
      else if (file.name.endsWith('.css')) module.exports = styleModule(file);
      else bodies.get(file.name)?.(requireFrom(file), module, module.exports, process);
      return module.exports;
    };
    const requireFrom = (from: SourceText) => (specifier: string) => {
      const path = isLocal(specifier) ? resolveLocal(paths, from.name, specifier) : undefined;
      const url = path === undefined ? undefined : images[path];
      if (url !== undefined) return { __esModule: true, default: url };
      const local = files.find(({ name }) => name === path);
      const found = local === undefined ? external.get(specifier) : load(local);
      if (found) return found;
      const { offered } = packages;
      const line = lineOf(from, specifier);
      throw new ProblemError({ kind: 'import', file: from.name, line, name: specifier, offered });
    };
    return load(entry) as Module;
  };
  return { entry, run };
}

/** The same values that the bundler writes into modules. */
const process = { env: { NODE_ENV: 'production' } };
