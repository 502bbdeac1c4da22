import type { ApiIndex } from '../../model/api-index.ts';
import type { ApiReference } from '../../model/reference.ts';
import { codeReader } from '../../reference/read-code.ts';
import { findApi } from '../../reference/reference-index.ts';
import { splitType } from '../../reference/split-type.ts';
import { canonicalPathname } from '../../site/paths.ts';
import { type ApiPartMistake, apiRows } from './api-part.ts';
import type { ApiPart, ApiRow } from './api-row.ts';
import { type KnownPages, withOwnLinks } from './package-links.ts';

/** The directives of a text by their lines. Lines of code may be among them; nothing asks for those. */
function directivesIn(text: string): Map<string, Readonly<Record<string, unknown>>> {
  const found = new Map<string, Readonly<Record<string, unknown>>>();
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (!/^\{\{\s*"component".*\}\}$/.test(line)) continue;
    try {
      found.set(line, JSON.parse(line.slice(1, -1)));
    } catch {
      // Reported where the page is compiled.
    }
  }
  return found;
}

export interface PartSource {
  /** What the directives of a page of `product` show, by their lines, with everything it depends on. */
  readonly partsIn: (
    text: string,
    product: string,
    pages: KnownPages,
  ) => Readonly<Record<string, ApiPart | ApiPartMistake>>;
}

/** Names in the reference stand alone. */
const readName = codeReader([]);

/** Parts of the reference for the pages that ask for them. */
export function partSource(reference: ApiReference, index: ApiIndex): PartSource {
  const hrefsOf = (rows: readonly ApiRow[], product: string, { written }: KnownPages): ApiPart['hrefs'] => {
    const types = rows.flatMap(({ facts }) => facts.map(({ code }) => code));
    const texts = rows.flatMap(textsOf).flatMap((text) => [...text.matchAll(/`(\w+)`/g)]);
    const names = new Set([
      ...types.flatMap((type) => splitType(type).flatMap(({ name }) => name ?? [])),
      ...texts.map(([, name = '']) => name),
    ]);
    const found = [...names].sort().flatMap((name) => {
      // The type of a component's props is on the component's page.
      const href = pageOf(name, product) ?? pageOf(name.replace(/Props$/, ''), product);
      return href !== undefined && written.has(canonicalPathname(href)) ? [[name, href] as const] : [];
    });
    return Object.fromEntries(found);
  };
  const pageOf = (name: string, product: string): string | undefined => {
    const target = findApi(index, readName(name), product);
    return target?.kind === 'component' || target?.kind === 'interface' ? target.href : undefined;
  };
  return {
    partsIn: (text, product, pages) => {
      const parts: Record<string, ApiPart | ApiPartMistake> = {};
      for (const [line, directive] of directivesIn(text)) {
        const part = apiRows(reference, directive, product);
        if (part === null) continue;
        if ('message' in part) {
          parts[line] = part;
          continue;
        }
        const rows = part.rows.map((row) => ownLinks(row, pages));
        parts[line] = { ...part, rows, hrefs: hrefsOf(rows, product, pages) };
      }
      return parts;
    },
  };
}

/** All texts of an entry. */
const textsOf = ({ description, deprecated, see, signature }: ApiRow): string[] =>
  [
    description,
    deprecated,
    see,
    signature?.returns.description,
    ...(signature?.parameters ?? []).map((each) => each.description),
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
