import { perObject } from '../machine/per-object.ts';
import { kebabCase } from './markdown/kebab-case.ts';
import type { PageInput } from './markdown/page-context.ts';

/** Characters that may end a segment of an address in a text. */
const separators = /[\s/\\?#()<>[\]{}"'`|,;:=*!&]+/;

/** Ways to write an address that hide its segments. */
const disguised = /&[#\w]+;|\\[._~-]|href\s*=\s*(?:"[^"]*[\t\r\n]|'[^']*[\t\r\n])/i;

const lastSegment = (pathname: string): string => pathname.slice(pathname.lastIndexOf('/') + 1);

/** Short names, and addresses that a browser would write differently, count as mentioned. */
const isPlain = (segment: string): boolean => /^[\w.-]+$/.test(segment) && segment !== 'api-docs';

/** Positions of the pathnames of a list by what makes them used. */
interface Index {
  readonly bySegment: ReadonlyMap<string, readonly number[]>;
  readonly byPathname: ReadonlyMap<string, readonly number[]>;
  readonly always: readonly number[];
}

/** All pages of a site share their lists: each is indexed once, so that no page goes through all of it. */
const indexOf = perObject((pathnames: readonly string[]): Index => {
  const bySegment = new Map<string, number[]>();
  const byPathname = new Map<string, number[]>();
  const always: number[] = [];
  const add = (map: Map<string, number[]>, key: string, position: number): void => {
    const found = map.get(key);
    if (found === undefined) map.set(key, [position]);
    else found.push(position);
  };
  for (const [position, pathname] of pathnames.entries()) {
    const segment = lastSegment(pathname);
    add(byPathname, pathname, position);
    if (isPlain(segment)) add(bySegment, segment, position);
    else always.push(position);
  }
  return { bySegment, byPathname, always };
});

/** The page itself and those above it. */
const trailOf = (pathname: string): string[] =>
  [...`${pathname}/`.matchAll(/\//g)].map(({ index }) => pathname.slice(0, index));

/** Every text in a value of plain data. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
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
  const trail = trailOf(input.pathname);
  const usedOf = (pathnames: readonly string[]): string[] => {
    const { bySegment, byPathname, always } = indexOf(pathnames);
    const positions = new Set(always);
    for (const word of words) for (const position of bySegment.get(word) ?? []) positions.add(position);
    for (const above of trail) for (const position of byPathname.get(above) ?? []) positions.add(position);
    return [...positions].sort((one, other) => one - other).flatMap((position) => pathnames[position] ?? []);
  };
  return {
    ...input,
    pending: usedOf(input.pending),
    apiPages: usedOf(input.apiPages),
    translated: usedOf(input.translated),
  };
}
