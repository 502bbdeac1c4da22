import type { Package } from './packages.ts';
import type { ApiProgram, ts } from './program.ts';

/** Component → key of a theme's `components`: what a package's theme module declares as `GlowLamp: LampProps`. */
export function readThemeNames(
  { checker, exportsOf }: ApiProgram,
  packages: readonly Package[],
): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { theme } of packages) {
    if (theme === null) continue;
    for (const [, symbol] of exportsOf(theme)) {
      for (const property of checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))) {
        const component = propsOwner(checker.getTypeOfSymbol(property));
        if (component && !names.has(component)) names.set(component, property.name);
        else if (!names.has(property.name)) names.set(property.name, property.name);
      }
    }
  }
  return names;
}

/** `Lamp` of the type `LampProps`. */
function propsOwner(type: ts.Type): string | null {
  const name = (type.aliasSymbol ?? type.symbol)?.name ?? '';
  return /^(\w+)Props$/.exec(name)?.[1] ?? null;
}
