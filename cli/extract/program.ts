/**
 * The only file that loads the TypeScript compiler. Only `docs-build api`, and a check that found the committed
 * reference out of date, import this folder, and only when they need it.
 */
import { dirname, join } from 'node:path';
import ts from 'typescript-api';
import { sourceConditions, workspaceSource } from '../machine/workspace-source.ts';

export { ts };

export interface ApiProgram {
  readonly checker: ts.TypeChecker;
  /** The module's public exports by name, aliases resolved; empty for a file that is not a module. */
  readonly exportsOf: (file: string) => ReadonlyMap<string, ts.Symbol>;
  /** The same for a namespace, such as `shapes` of `export * as shapes`. */
  readonly exportsIn: (namespace: ts.Symbol) => ReadonlyMap<string, ts.Symbol>;
  /** Paths of all modules that were read. */
  readonly files: readonly string[];
  /** Missing imports of a module: their exports count as `any`. */
  readonly unresolvedIn: (file: string) => readonly string[];
  /** The helper module's exports, see `helper`. */
  readonly helper: ReadonlyMap<string, ts.Symbol>;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  resolveJsonModule: true,
  noEmit: true,
  types: [],
};

export const isDeclaration = (file: string): boolean => /\.d\.[cm]?ts$/.test(file);

/** Real path of the file with the types of a module as resolved from `root`; null when there is none. */
export function resolveDeclaration(specifier: string, root: string): string | null {
  const from = join(root, 'api-entry.ts');
  const file = (name: string): string | undefined =>
    ts.resolveModuleName(name, from, options, ts.sys).resolvedModule?.resolvedFileName;
  const isTyped = (name: string | undefined): name is string => /\.[cm]?tsx?$/.test(name ?? '');
  const source = workspaceSource(specifier, root);
  if (source !== null && isTyped(source)) return ts.sys.realpath?.(source) ?? source;
  return [specifier, `${specifier}/index.d.ts`].map(file).find(isTyped) ?? null;
}

/**
 * Checks the declaration `files` together, so that members that one package adds to another's interfaces are included.
 * `helper` is the text of one more module, located in `root`: types computed from the packages' own.
 */
export function openProgram(root: string, files: readonly string[], helper: string): ApiProgram {
  const own: ts.CompilerOptions = {
    ...options,
    // Sources of a workspace import one another.
    ...(files.every(isDeclaration) ? {} : { customConditions: sourceConditions }),
  };
  const host = ts.createCompilerHost(own);
  // doc-comment.ts reads the comments; parsing them here too would cost a second.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const helperFile = join(root, 'api-entry.ts');
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => file === helperFile || fileExists(file);
  host.readFile = (file) => (file === helperFile ? helper : readFile(file));
  host.getSourceFile = (file, ...rest) =>
    file === helperFile
      ? ts.createSourceFile(file, helper, ts.ScriptTarget.ES2023, true)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([...files, helperFile], own, host);
  const checker = program.getTypeChecker();
  const known = new Map<string, ReadonlyMap<string, ts.Symbol>>();
  const exportsOf = (file: string): ReadonlyMap<string, ts.Symbol> => {
    const found = known.get(file) ?? readExports(file);
    known.set(file, found);
    return found;
  };
  const readExports = (file: string): ReadonlyMap<string, ts.Symbol> => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? exportsIn(module) : new Map();
  };
  const exportsIn = (module: ts.Symbol): ReadonlyMap<string, ts.Symbol> => {
    const resolve = (symbol: ts.Symbol) =>
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, resolve(symbol)]));
  };
  return {
    checker,
    exportsOf,
    exportsIn,
    files: program.getSourceFiles().map(({ fileName }) => fileName),
    unresolvedIn: (file) =>
      specifiersIn(program.getSourceFile(file))
        .filter((specifier) => checker.getSymbolAtLocation(specifier) === undefined && !isAsset(specifier))
        .map(({ text }) => text),
    helper: exportsOf(helperFile),
  };
}

/** `./lamp.module.css`, `./lamp.svg?url`: a file that a bundler turns into a module, so that it has no types. */
function isAsset(specifier: ts.StringLiteral): boolean {
  const [path = ''] = specifier.text.split('?');
  const file = join(dirname(specifier.getSourceFile().fileName), path);
  return (
    /\.(?:css|less|s[ac]ss|styl|svg|png|jpe?g|gif|webp|avif|woff2?)$/.test(path) ||
    (path.startsWith('.') && ts.sys.fileExists(file))
  );
}

/** The specifiers of the modules that a module imports from. */
function specifiersIn(source: ts.SourceFile | undefined): ts.StringLiteral[] {
  const found: ts.StringLiteral[] = [];
  const add = (node: ts.Node | undefined) => {
    if (node !== undefined && ts.isStringLiteral(node)) found.push(node);
  };
  const see = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      if (node.importClause !== undefined) add(node.moduleSpecifier);
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    ts.forEachChild(node, see);
  };
  if (source !== undefined) see(source);
  return found;
}

/** Folder of the nearest package.json above `file` that carries `name`; null when there is none. */
export function packageDirectory(file: string, name: string): string | null {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const text = ts.sys.readFile(join(folder, 'package.json'));
    if (text !== undefined && JSON.parse(text).name === name) return folder;
  }
  return null;
}
