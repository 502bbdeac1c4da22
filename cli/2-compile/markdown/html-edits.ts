import type { Html, Nodes } from 'mdast';
import { publicHref } from './links.ts';
import type { PageContext } from './page-context.ts';
import { blockEdit, type Edit, span } from './source-edits.ts';
import { word } from './words.ts';

const description = /^<p class="description">[\s\S]*<\/p>\s*$/;
const mark = /^<span class="plan-(pro|premium)">(<\/span>)?$/;
const address = /(<(?:a|img)\b[^>]*?\s(?:href|src)=)("[^"]*"|'[^']*')/g;

/** Keeps raw HTML, except addresses and elements that are legible only with the site's style sheet. */
export function htmlEdits(node: Html, next: Nodes | undefined, context: PageContext): Edit[] {
  const { body } = context.frontmatter;
  const { start, end } = span(node);
  if (description.test(node.value)) return [blockEdit(node, body)];
  const [, plan, closed] = mark.exec(node.value) ?? [];
  const closing = closed === undefined && next?.type === 'html' && next.value === '</span>' ? next : null;
  if (plan !== undefined && (closed !== undefined || closing !== null)) {
    const name = word(context, plan === 'pro' ? 'plan.pro' : 'plan.premium');
    return [{ start, end: closing === null ? end : span(closing).end, part: `(${name})` }];
  }
  // The value lacks the prefixes of its lines inside a list or quote.
  return body.startsWith(node.value, start) ? addressEdits(node.value, start, context) : [];
}

function addressEdits(html: string, start: number, { input }: PageContext): Edit[] {
  const hrefOf = publicHref(input);
  return [...html.matchAll(address)].flatMap(({ 0: all, 1: before = '', 2: quoted = '', index }) => {
    const written = quoted.slice(1, -1);
    const isImage = before.startsWith('<img');
    if (isImage && !/^\/(?!\/)/.test(written)) return [];
    const href = isImage ? (input.url ?? '') + written : hrefOf(written);
    if (href === written) return [];
    const from = start + index;
    const part = href === null ? '<a' : `${before}"${href}"`;
    return [{ start: from, end: from + all.length, part }];
  });
}
