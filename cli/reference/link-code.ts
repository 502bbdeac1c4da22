import type { ApiIndex } from '../model/api-index.ts';

const blocks = /(<code class="language-(?:[jt]sx?|typescript|javascript|diff)">)([\s\S]*?)(?=<\/code>)/g;
const piece = /<span class="(?:token )?(\w+)[^>]*>|<\/span>|&[^;]*;|[\w$]+|[^<&\w$]+/g;

/** Parts of code whose words are no names. */
const quiet = new Set(['comment', 'string', 'keyword', 'number']);

/** Address of an export of the documented packages by its name: of the page's own product if that has it. */
export const exportHref = (index: ApiIndex, name: string, product: string): string | null => {
  const all = (Object.hasOwn(index, name) ? index[name] : undefined)?.filter(
    ({ owner }) => owner === undefined,
  );
  const target = all?.find((each) => each.product === product) ?? all?.[0];
  return target?.href ?? null;
};

/** Highlighted code with links for its names that have an address, the first time that each occurs. */
export function linkHighlighted(html: string, hrefOf: (name: string) => string | null): string {
  const linked = new Set<string>();
  const parts: string[] = [];
  return html.replace(piece, (text, part: string | undefined) => {
    if (text.startsWith('</')) parts.pop();
    else if (text.startsWith('<')) parts.push(part ?? '');
    else if (/^[\w$]/.test(text) && !parts.some((each) => quiet.has(each)) && !linked.has(text)) {
      const href = hrefOf(text);
      if (href === null) return text;
      linked.add(text);
      return `<a href="${href}">${text}</a>`;
    }
    return text;
  });
}

/** The same in all blocks of scripts on a page, the first time that each name occurs in one of them. */
export function linkBlocks(html: string, hrefOf: (name: string) => string | null): string {
  const linked = new Set<string>();
  return html.replace(blocks, (_, tag: string, code: string) => {
    const shown = linkHighlighted(code, (name) => {
      const href = linked.has(name) ? null : hrefOf(name);
      if (href !== null) linked.add(name);
      return href;
    });
    return tag + shown;
  });
}
