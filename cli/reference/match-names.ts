const toExpression = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/\$/g, '\\$&').replaceAll('*', '\\w*')}$`);

/** Names that the patterns select: `*` is any part of a name; a pattern with `!` takes names away again. */
export function matchNames(names: readonly string[], patterns: readonly string[]): string[] {
  const rules = patterns.map((pattern) => ({
    keeps: !pattern.startsWith('!'),
    expression: toExpression(pattern.replace(/^!/, '')),
  }));
  return names.filter((name) => rules.findLast(({ expression }) => expression.test(name))?.keeps ?? false);
}
