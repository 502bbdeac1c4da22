import { kebabCase } from './markdown/kebab-case.ts';
import type { PageInput } from './markdown/page-context.ts';

/** Characters that may end a segment of an address in a text. */
const separators = /[\s/\\?#()<>[\]{}"'`|,;:=*!&]+/;

/** Ways to write an address that hide its segments. */
const disguised = /&[#\w]+;|\\[._~-]|href\s*=\s*(?:"[^"]*[\t\r\n]|'[^']*[\t\r\n])/i;

const lastSegment = (pathname: string): string => pathname.slice(pathname.lastIndexOf('/') + 1);

/** Short names, and addresses that a browser would write differently, count as mentioned. */
const isPlain = (segment: string): boolean => /^[\w.-]+$/.test(segment) && segment !== 'api-docs';

/** Every text in a value of plain data. */
function textsIn(value: unknown): string[] {
  const texts: string[] = [];
  JSON.stringify(value, (_, each: unknown) => {
    if (typeof each === 'string') texts.push(each);
    return each;
  });
  return texts;
}

/**
 * The input of a page, reduced to the listed pages that it may lead to, so that a new page elsewhere does not change
 * its cache key. An address names the last segment of its page, or leads upwards; all pages stay when a text disguises
 * addresses. `shown` is the other input of the page.
 */
export function withUsedPages(input: PageInput, shown: unknown = null): PageInput {
  const texts = [input.text, ...textsIn([input.api, shown])];
  if (texts.some((text) => disguised.test(text))) return input;
  const words = new Set(texts.flatMap((text) => text.split(separators)));
  // A page that names a component in its frontmatter gets a link to the component's page.
  for (const word of [...words]) if (/^[A-Z]/.test(word)) words.add(kebabCase(word));
  const above = `${input.pathname}/`;
  const isUsed = (pathname: string): boolean => {
    const segment = lastSegment(pathname);
    return !isPlain(segment) || words.has(segment) || above.startsWith(`${pathname}/`);
  };
  return {
    ...input,
    pending: input.pending.filter(isUsed),
    apiPages: input.apiPages.filter(isUsed),
    translated: input.translated.filter(isUsed),
  };
}
