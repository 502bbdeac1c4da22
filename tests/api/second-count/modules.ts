/** Scripts of the installed packages as syntax trees, and which of them a component's script reaches. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from '@babel/parser';
import { toolRoot } from '../../../cli/machine/tool.ts';

export type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

export interface Module {
  readonly file: string;
  readonly code: string;
  readonly body: readonly Node[];
  /** Imported names, each with the file and the name of its export. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
  /** Files of the packages that the module imports or exports from. */
  readonly reaches: readonly string[];
}

const packages = join(toolRoot, 'node_modules/@mui');
export const documented = [
  ...['x-charts', 'x-data-grid', 'x-data-grid-pro', 'x-data-grid-premium'],
  ...['x-date-pickers', 'x-date-pickers-pro', 'x-tree-view'],
] as const;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

export const nodeAt = (node: Node, key: string): Node | undefined => {
  const value = node[key];
  return isNode(value) ? value : undefined;
};

export const nodesAt = (node: Node, key: string): Node[] => [node[key]].flat().filter(isNode);

export function eachNode(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const child of Object.values(node).flat().filter(isNode)) eachNode(child, see);
}

/** Name of an identifier, or text of a string. */
export const nameOf = (node: Node | undefined): string => {
  const value = node?.type === 'Identifier' ? node.name : node?.type === 'StringLiteral' ? node.value : '';
  return typeof value === 'string' ? value : '';
};

/** The modern build keeps default values and `??` as its authors wrote them. */
function resolve(from: string, source: string): string | undefined {
  const external = /^@mui\/([\w-]+)(.*)$/.exec(source);
  if (external !== null && !documented.some((name) => name === external[1])) return undefined;
  if (external === null && !source.startsWith('.')) return undefined;
  const path =
    external === null
      ? join(dirname(from), source)
      : join(packages, `${external[1]}/modern${(external[2] ?? '').replace(/^\/modern/, '')}`);
  return [path, `${path}.js`, `${path}/index.js`].find((file) => file.endsWith('.js') && existsSync(file));
}

const kept = new Map<string, Module>();

export function readModule(file: string): Module {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const code = readFileSync(file, 'utf8');
  const body = parse(code, { sourceType: 'module', plugins: ['jsx'] }).program.body as unknown as Node[];
  const imports = new Map<string, { file: string; name: string }>();
  const reaches: string[] = [];
  for (const node of body) {
    const source = nameOf(nodeAt(node, 'source'));
    const target = source === '' ? undefined : resolve(file, source);
    if (target === undefined) continue;
    reaches.push(target);
    for (const each of node.type === 'ImportDeclaration' ? nodesAt(node, 'specifiers') : []) {
      const name = each.type === 'ImportSpecifier' ? nameOf(nodeAt(each, 'imported')) : 'default';
      imports.set(nameOf(nodeAt(each, 'local')), { file: target, name });
    }
  }
  const module = { file, code, body, imports, reaches };
  kept.set(file, module);
  return module;
}

/** Files of the modern build of a package. */
const lists = new Map<string, string[]>();

export const filesOf = (name: string): string[] => {
  const known = lists.get(name);
  if (known !== undefined) return known;
  const folder = join(packages, name, 'modern');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => join(folder, file));
  lists.set(name, files);
  return files;
};

/** File of the script that makes a component, or a component or class of that name. */
export function fileOfComponent(names: readonly string[], component: string): string | undefined {
  const files = names.flatMap(filesOf);
  const declares = new RegExp(`\\b(?:const|function) ${component}\\b`);
  return (
    files.find((file) => basename(file) === `${component}.js`) ??
    files.find((file) => declares.test(readFileSync(file, 'utf8')))
  );
}

/** The modules that a script reaches, each with the least number of imports on the way. */
export function reached(file: string, deepest: number): ReadonlyMap<string, number> {
  const depths = new Map([[file, 0]]);
  for (const [each, depth] of depths) {
    if (depth === deepest) continue;
    for (const next of readModule(each).reaches) if (!depths.has(next)) depths.set(next, depth + 1);
  }
  return depths;
}
