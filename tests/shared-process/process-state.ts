import fs from 'node:fs';

const shared = { globalThis, console, fs, Date, Error, Intl, JSON, Math };
const classes = [Array, Date, Error, Function, Map, Number, Object, Promise, RegExp, Set, String];

/** What packages give their other copies carries such a name. */
const isOfPackages = (key: string | symbol): boolean => typeof key === 'symbol' || key.startsWith('__');

/** What all code of a process shares, by name: globals and what hangs on them, the environment, listeners. */
export function processState(): ReadonlyMap<string, unknown> {
  const state = new Map<string, unknown>([
    ['process.cwd()', process.cwd()],
    ['process.exitCode', process.exitCode],
    ['process.pid', process.pid],
    ['process.platform', process.platform],
  ]);
  for (const [name, owner] of Object.entries(shared))
    for (const key of Reflect.ownKeys(owner))
      if (!isOfPackages(key)) state.set(`${name}.${String(key)}`, Reflect.get(owner, key));
  for (const { name, prototype } of classes)
    for (const key of Reflect.ownKeys(prototype))
      state.set(`${name}.prototype.${String(key)}`, Object.getOwnPropertyDescriptor(prototype, key)?.value);
  for (const [name, value] of Object.entries(process.env)) state.set(`process.env.${name}`, value);
  for (const event of process.eventNames())
    state.set(`process.on('${String(event)}')`, process.listenerCount(event));
  return state;
}

/** Names of what was added, changed or removed. */
export const changedState = (
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.has(name) !== after.has(name) || !Object.is(before.get(name), after.get(name)),
  );
