/** Reads `_headers` and `_redirects` as static hosts do. */
import { plainPath } from '../site/escaped-path.ts';

export interface HeaderRule {
  readonly pattern: string;
  /** The value null removes a header that an earlier rule has set. */
  readonly headers: readonly (readonly [name: string, value: string | null])[];
}

export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; headers: [string, string | null][] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: plainPath(line.trim()), headers: [] });
      continue;
    }
    const detached = /^\s+!\s*([\w-]+)\s*$/.exec(line)?.[1];
    if (detached !== undefined) rules.at(-1)?.headers.push([detached, null]);
    const colon = line.indexOf(':');
    if (colon > 0) rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

export function parseRedirects(text: string): RedirectRule[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([from, to]) => from !== undefined && to !== undefined && !from.startsWith('#'))
    .map(([from = '', to = '', status]) => ({ from: plainPath(from), to, status: Number(status ?? 301) }));
}

/** A `*` at the end of a pattern matches anything. */
const matches = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

/** Headers of `path`: every matching rule adds its own, and a header that two rules set has both values. */
export function headersFor(rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of rules
    .filter(({ pattern }) => matches(pattern, path))
    .flatMap((rule) => rule.headers)) {
    const before = found.get(name);
    if (value === null) found.delete(name);
    else found.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return found;
}

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** The first rule for `path`; the part that its closing `*` matches replaces `:splat`. */
export function redirectFor(rules: readonly RedirectRule[], path: string): RedirectRule | undefined {
  const rule = rules.find(({ from }) =>
    from.endsWith('/*') ? `${path}/`.startsWith(from.slice(0, -1)) : trimmed(from) === trimmed(path),
  );
  if (rule === undefined || !rule.from.endsWith('*')) return rule;
  const rest = path.slice(rule.from.length - 1);
  return { ...rule, to: rule.to.replace(':splat', encodeURI(rest)) };
}
