import type { PageView } from '../../../../renderer/view/page.ts';

const missing = new Set<string>();

export function message(
  { messages }: PageView,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = messages[key];
  if (text === undefined) missing.add(key);
  return (text ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

export function takeMissingMessages(): readonly string[] {
  const keys = [...missing].sort();
  missing.clear();
  return keys;
}
