import type { Entry, Expression } from './expression';

/** Entries with paths of several steps as objects: one entry for each prop. */
export function nested(entries: readonly Entry[]): Entry[] {
  const heads = [...new Set(entries.map(({ path }) => path.split('.')[0]))];
  return heads.flatMap((head = '') => {
    const own = entries.find(({ path }) => path === head);
    if (own) return [own];
    const below = entries
      .filter(({ path }) => path.startsWith(`${head}.`))
      .map(({ path, expression }) => ({
        path: path.slice(head.length + 1),
        expression,
      }));
    return [{ path: head, expression: objectOf(nested(below)) }];
  });
}

function objectOf(entries: readonly Entry[]): Expression {
  const members = entries.map(
    ({ path, expression: { code } }) => `${path}: ${code}`,
  );
  return {
    code: `{ ${members.join(', ')} }`,
    members,
    value: Object.fromEntries(
      entries.map(({ path, expression }) => [path, expression.value]),
    ),
    imports: entries.flatMap(({ expression }) => expression.imports ?? []),
  };
}
