import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A package that a command installs, with its range, as in `lantern@^2`. */
interface Installed {
  readonly text: string;
  /** UTF-16 units from the start of the code. */
  readonly offset: number;
}

/** Managers of packages, and their commands that install what they name. */
const installers: Readonly<Record<string, readonly string[]>> = {
  bun: ['add', 'i', 'install'],
  npm: ['add', 'i', 'install'],
  pnpm: ['add', 'i', 'install'],
  yarn: ['add'],
};

/** A part of the parser's tree. */
interface ShellNode {
  readonly type: string;
  readonly value?: string;
  readonly pos: number;
  readonly name?: ShellNode;
  readonly suffix?: readonly ShellNode[];
}

const isNode = (value: unknown): value is ShellNode =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

function* commandsIn(node: unknown): Generator<ShellNode> {
  if (Array.isArray(node)) for (const each of node) yield* commandsIn(each);
  if (!isNode(node)) return;
  if (node.type === 'Command') yield node;
  else for (const value of Object.values(node)) yield* commandsIn(value);
}

/** The packages that the commands of a shell fence install, options left out. */
export function installedPackages(code: string): readonly Installed[] {
  const { parse }: typeof import('unbash') = require('unbash');
  return [...commandsIn(parse(code).commands)].flatMap(({ name, suffix = [] }) => {
    const commands = installers[name?.value ?? ''];
    const words = suffix.filter(({ value }) => value !== undefined && !value.startsWith('-'));
    const [command, ...rest] = words;
    if (commands?.includes(command?.value ?? '') !== true) return [];
    return rest.map(({ value = '', pos }) => ({ text: value, offset: pos }));
  });
}
