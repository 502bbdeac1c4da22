import type { Host } from '../machine/host.ts';
import type { ApiTheme } from '../model/api-component.ts';
import type { Package } from './packages.ts';
import { type ApiProgram, ts } from './program.ts';
import { calleeName, parseScript, scriptFiles } from './script.ts';

type Setting = Exclude<keyof ApiTheme, 'name'>;
const settings: readonly Setting[] = ['defaultProps', 'styleOverrides'];

/** Declarations in the theme modules of packages. */
interface Declared {
  /** Component → key of a theme's `components`. */
  readonly keys: ReadonlyMap<string, string>;
  readonly settings: ReadonlyMap<string, ReadonlySet<Setting>>;
}

/** Component → its settings in a theme: declared in the packages' types and read by their scripts. */
export function readThemes(
  host: Host,
  program: ApiProgram,
  packages: readonly Package[],
): ReadonlyMap<string, ApiTheme> {
  const declared = readDeclared(program, packages);
  const read = readScripts(host, packages, [...declared.settings.keys()]);
  const themes = [...declared.keys].flatMap(([component, name]): [string, ApiTheme][] => {
    const has = (setting: Setting) =>
      (declared.settings.get(name)?.has(setting) && read.get(name)?.has(setting)) ?? false;
    const [defaultProps, styleOverrides] = [has('defaultProps'), has('styleOverrides')];
    return defaultProps || styleOverrides ? [[component, { name, defaultProps, styleOverrides }]] : [];
  });
  return new Map(themes);
}

/**
 * Reads the theme's types. `GlowLamp: LampProps` connects a key with its component, as does `Glow` when other keys
 * begin with it; `GlowLamp?: { defaultProps?: … }` lists the possible settings.
 */
function readDeclared({ checker, exportsOf }: ApiProgram, packages: readonly Package[]): Declared {
  const keys = new Map<string, string>();
  const found = new Map<string, Set<Setting>>();
  for (const { theme } of packages) {
    if (theme === null) continue;
    for (const [, symbol] of exportsOf(theme)) {
      for (const property of checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))) {
        const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
        const component = propsOwner(type);
        if (component && !keys.has(component)) keys.set(component, property.name);
        const own = settings.filter((setting) => type.getProperty(setting));
        if (own.length > 0) found.set(property.name, new Set([...(found.get(property.name) ?? []), ...own]));
      }
    }
  }
  const [component = '', key = ''] = [...keys].find(([name, candidate]) => candidate.endsWith(name)) ?? [];
  const prefix = key.slice(0, key.length - component.length);
  for (const other of found.keys()) {
    const name = other.slice(prefix.length);
    if (other.startsWith(prefix) && !keys.has(name)) keys.set(name, other);
  }
  return { keys, settings: found };
}

/** `Lamp` of the type `LampProps`. */
function propsOwner(type: ts.Type): string | null {
  const name = (type.aliasSymbol ?? type.symbol)?.name ?? '';
  return /^(\w+)Props$/.exec(name)?.[1] ?? null;
}

/** Names that the scripts beside declarations pass to a hook for props, or to a function that makes styled slots. */
function readScripts(
  host: Host,
  packages: readonly Package[],
  names: readonly string[],
): Map<string, Set<Setting>> {
  const found = new Map<string, Set<Setting>>();
  const add = (name: string | null, setting: Setting): void => {
    if (name !== null) found.set(name, (found.get(name) ?? new Set()).add(setting));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const gives = /^use[A-Z]\w*Props$/.test(calleeName(node));
      for (const argument of node.arguments) {
        if (gives && ts.isStringLiteral(argument)) add(argument.text, 'defaultProps');
        if (gives && ts.isObjectLiteralExpression(argument)) add(textOf(argument, 'name'), 'defaultProps');
        if (!gives && ts.isObjectLiteralExpression(argument) && textOf(argument, 'slot') !== null)
          add(textOf(argument, 'name'), 'styleOverrides');
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const { directory } of packages) {
    for (const file of scriptFiles(host.list(directory))) {
      const script = host.readText(`${directory}/${file}`) ?? '';
      if (names.some((name) => script.includes(`'${name}'`))) visit(parseScript(script));
    }
  }
  return found;
}

function textOf(object: ts.ObjectLiteralExpression, key: string): string | null {
  const property = object.properties.find((child) => child.name?.getText() === key);
  return property && ts.isPropertyAssignment(property) && ts.isStringLiteral(property.initializer)
    ? property.initializer.text
    : null;
}
