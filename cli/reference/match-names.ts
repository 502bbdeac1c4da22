/** Tests names against a pattern, in which `*` is any part of a name. */
export function nameMatcher(pattern: string): (name: string) => boolean {
  const expression = new RegExp(
    `^${pattern.replaceAll('$', '\\$').replaceAll('.', '\\.').replaceAll('*', '[\\w.]*')}$`,
  );
  return (name) => expression.test(name);
}

/** Names that the patterns select; a pattern with `!` removes names again. */
export function matchNames(names: readonly string[], patterns: readonly string[]): string[] {
  const rules = patterns.map((pattern) => ({
    keeps: !pattern.startsWith('!'),
    matches: nameMatcher(pattern.replace(/^!/, '')),
  }));
  return names.filter((name) => rules.findLast(({ matches }) => matches(name))?.keeps ?? false);
}
