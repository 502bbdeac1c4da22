import { fill } from '../../renderer/text.ts';
import type { PageView } from '../../renderer/view/page.ts';

const missing = new Set<string>();

/**
 * The interface text of `key`, with `{name}` replaced by `values.name`. A missing text shows the last part of its key.
 */
export function message(
  { messages }: Pick<PageView, 'messages'>,
  key: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = messages[key];
  if (text === undefined) {
    missing.add(key);
    return key.slice(key.lastIndexOf('.') + 1);
  }
  return fill(text, values);
}

/** Keys without a text since the last call, sorted. */
export function takeMissingMessages(): readonly string[] {
  const keys = [...missing].sort();
  missing.clear();
  return keys;
}
