import type { ApiIndex } from '../../model/api-index.ts';
import type { ApiReference } from '../../model/reference.ts';
import { codeReader } from '../../reference/read-code.ts';
import { findApi } from '../../reference/reference-index.ts';
import { splitType } from '../../reference/split-type.ts';
import { canonicalPathname } from '../../site/paths.ts';
import type { AnyDirective } from './api-directive.ts';
import { type ApiPartMistake, apiRows } from './api-part.ts';
import type { ApiPart, ApiRow } from './api-row.ts';
import { type KnownPages, withOwnLinks } from './package-links.ts';

export interface PartSource {
  /** The entries that a directive on a page of `product` lists, with the addresses of the names in them. */
  readonly partOf: (directive: AnyDirective, product: string, pages: KnownPages) => ApiPart | ApiPartMistake;
  /** Names in a type → root-relative addresses of their pages. */
  readonly linksIn: (type: string, product: string, pages: KnownPages) => ApiPart['hrefs'];
}

/** Names in types stand alone. */
const readName = codeReader([]);

type PathRules = Parameters<typeof codeReader>[0];

/** Parts of the reference for the pages that show them. `paths` decide the meaning of a name after a dot. */
export function partSource(reference: ApiReference, index: ApiIndex, paths: PathRules): PartSource {
  const readCode = codeReader(paths);
  const found = (
    names: Iterable<string>,
    { written }: KnownPages,
    hrefOf: (name: string) => string | undefined,
  ): Readonly<Record<string, string>> =>
    Object.fromEntries(
      [...new Set(names)].sort().flatMap((name) => {
        const href = hrefOf(name);
        return href !== undefined && written.has(canonicalPathname(href)) ? [[name, href] as const] : [];
      }),
    );
  const hrefsOf = (types: readonly string[], product: string, pages: KnownPages): ApiPart['hrefs'] => {
    const names = types.flatMap((type) => splitType(type).flatMap(({ name }) => name ?? []));
    return found(names, pages, (name) => placeOf(name, product));
  };
  /** Links like names in prose: entries of `owner` take precedence over other entries. */
  const namesOf = (
    rows: readonly ApiRow[],
    product: string,
    pages: KnownPages,
    owner: unknown,
  ): ApiPart['names'] => {
    const texts = rows.flatMap(textsOf).flatMap((text) => [...text.matchAll(/`([^`\n]+)`/g)]);
    const scope = { subjects: typeof owner === 'string' ? [owner] : [], others: [] };
    const codes = texts.map(([, code = '']) => code);
    return found(codes, pages, (code) => findApi(index, readCode(code), product, scope)?.href);
  };
  /** Only exports are linked here; a word that is also the name of a prop or a slot stands for itself. */
  const placeOf = (name: string, product: string): string | undefined => {
    const target = findApi(index, readName(name), product);
    return target !== null && target.owner === undefined ? target.href : undefined;
  };
  return {
    linksIn: (type, product, pages) => hrefsOf([type], product, pages),
    partOf: (directive, product, pages) => {
      const part = apiRows(reference, directive, product);
      if ('message' in part) return part;
      const rows = part.rows.map((row) => ownLinks(row, pages));
      return {
        ...part,
        rows,
        hrefs: hrefsOf(codesOf(rows), product, pages),
        names: namesOf(rows, product, pages, directive.of),
      };
    },
  };
}

const codesOf = (rows: readonly ApiRow[]): string[] =>
  rows.flatMap(({ facts }) => facts.map(({ code }) => code));

/** All texts of an entry. */
const textsOf = ({ description, note, deprecated, see, parameters, returns }: ApiRow): string[] =>
  [
    description,
    note,
    deprecated,
    see,
    returns,
    ...parameters.map((parameter) => parameter.description),
  ].flatMap((text) => text ?? []);

function ownLinks(row: ApiRow, pages: KnownPages): ApiRow {
  const own = (text: string) => withOwnLinks(text, pages);
  return {
    ...row,
    description: own(row.description),
    deprecated: row.deprecated && own(row.deprecated),
    see: row.see && own(row.see),
  };
}
