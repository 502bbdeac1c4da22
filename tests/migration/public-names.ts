import { join } from 'node:path';
import ts from 'typescript-api';

/** Names that a reader's code may hold: exports, and the members of some of the exported types, as `Type.member`. */
export function publicNames(
  folder: string,
  modules: readonly string[],
  types: readonly string[],
): ReadonlySet<string> {
  const host = ts.createCompilerHost({});
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Node10,
    skipLibCheck: true,
    strict: true,
    jsx: ts.JsxEmit.Preserve,
    types: [],
  };
  const files = modules.map((name) => {
    const { resolvedModule } = ts.resolveModuleName(name, join(folder, 'index.ts'), options, host);
    if (resolvedModule === undefined) throw new Error(`${folder} has no ${name}`);
    return resolvedModule.resolvedFileName;
  });
  const program = ts.createProgram(files, options, host);
  const checker = program.getTypeChecker();

  const names = new Set<string>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    for (const exported of checker.getExportsOfModule(module)) {
      names.add(exported.name);
      if (!types.includes(exported.name)) continue;
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      const parts = type.isUnion() ? type.types : [type];
      for (const part of parts) {
        for (const { name } of part.getProperties()) names.add(`${exported.name}.${name}`);
      }
    }
  }
  return names;
}
