import { join } from '../../machine/paths.ts';
import type { CompiledSite } from '../../model/page.ts';
import type { Site } from '../../model/site.ts';
import { loadedImports } from '../../site/loaded-imports.ts';
import { modulePattern } from '../../site/module-pattern.ts';

/** Demo id → absolute paths of modules; only demos that have any. */
export type ModulesBefore = ReadonlyMap<string, readonly string[]>;

/** The modules of `demos.beforeMount` whose functions are called before a demo is mounted. */
export function modulesBefore({ root, config }: Site, { demos }: CompiledSite): ModulesBefore {
  const rules = config.demos.beforeMount.map(({ import: pattern, module }) => ({
    expression: modulePattern(pattern),
    module: join(root, module),
  }));
  if (rules.length === 0) return new Map();
  return new Map(
    demos.flatMap((demo): [string, string[]][] => {
      const imports = loadedImports(demo);
      const own = rules
        .filter(({ expression }) => imports.some(({ specifier }) => expression.test(specifier)))
        .map(({ module }) => module);
      return own.length === 0 ? [] : [[demo.id, [...new Set(own)]]];
    }),
  );
}
