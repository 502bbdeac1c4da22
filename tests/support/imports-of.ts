import { moduleImports } from '../../cli/2-compile/modules/module-imports.ts';
import { parseModule } from '../../cli/2-compile/modules/parse-module.ts';
import type { ModuleImport } from '../../cli/model/page.ts';

export function importsOf(code: string, language = 'tsx'): readonly ModuleImport[] {
  const program = parseModule(code, language);
  if (program === null) throw new Error('Not a module');
  return moduleImports(program);
}

export const specifiersOf = (code: string): string[] => importsOf(code).map(({ specifier }) => specifier);
