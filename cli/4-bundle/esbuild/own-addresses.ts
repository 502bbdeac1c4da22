import { statSync } from 'node:fs';
import { extname, join } from '../../machine/paths.ts';
import type { SiteConfig } from '../../model/config.ts';
import { servedAt } from '../../site/base.ts';
import { publishedCss } from '../../site/published.ts';

/** Props and keys whose values are addresses. */
const addressed = new Set(['href', 'src', 'srcSet', 'poster', 'action', 'formAction']);

/** Nodes that have the value of one of their parts. */
const passing = new Set([
  'JSXExpressionContainer',
  'ConditionalExpression',
  'LogicalExpression',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string';

const nameOf = (key: unknown): unknown =>
  isNode(key) ? (Reflect.get(key, 'name') ?? Reflect.get(key, 'value')) : null;

/** A string, or the beginning of a template, in the text of a module. */
interface Text {
  readonly start: number;
  readonly end: number;
  readonly isAddress: boolean;
}

function textsIn(node: Node, isAddress: boolean, found: Text[]): void {
  const { type, start, end } = node;
  if (type === 'Literal' && typeof Reflect.get(node, 'value') === 'string')
    found.push({ start: start + 1, end: end - 1, isAddress });
  if (type === 'TemplateLiteral') found.push({ start: start + 1, end: end - 1, isAddress });
  const isNamed = type === 'JSXAttribute' || type === 'Property';
  const hasAddress =
    isNamed && addressed.has(String(nameOf(Reflect.get(node, 'name') ?? Reflect.get(node, 'key'))));
  for (const [key, value] of Object.entries(node)) {
    // The name of a module.
    if (key === 'source') continue;
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child))
        textsIn(child, (hasAddress && key === 'value') || (isAddress && passing.has(type)), found);
  }
}

const isPublicFile = (root: string, address: string): boolean =>
  statSync(join(root, 'content/public', address.replace(/[?#].*$/s, '')), {
    throwIfNoEntry: false,
  })?.isFile() === true;

/**
 * The text of one of the author's modules for a site below a path: addresses in props and keys that hold one, in CSS
 * within strings, and strings that name a public file. Lines stay the same. HTML that modules make during the build gets
 * the path later (`publishedHtml`).
 */
export async function withOwnAddresses(
  root: string,
  site: Pick<SiteConfig, 'base' | 'elsewhere'>,
  file: string,
  text: string,
): Promise<string> {
  if (site.base === '/' || !/["'`(]\/(?!\/)/.test(text)) return text;
  const { parseSync } = await import('rolldown/utils');
  const parsed = parseSync(file, text, extname(file) === '.js' ? { lang: 'jsx' } : {});
  // The bundler reports them.
  if (parsed.errors.length > 0) return text;
  const found: Text[] = [];
  textsIn(parsed.program as Node, false, found);
  let done = '';
  let at = 0;
  for (const { start, end, isAddress } of found.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    const written = text.slice(start, end);
    const isOwn = isAddress || (/^\/[^/]/.test(written) && isPublicFile(root, written));
    done += text.slice(at, start) + (isOwn ? servedAt(site, written) : publishedCss(site, written));
    at = end;
  }
  return done + text.slice(at);
}
