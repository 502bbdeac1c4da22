import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Place } from '../diagnostics/place.ts';
import type { ProductConfig } from '../model/config.ts';
import type { ApiReference } from '../model/reference.ts';
import type { PageNode } from '../model/site.ts';
import { apiFolder } from '../reference/files.ts';
import { nodeSchemas } from './node-schemas.ts';
import { titleFromPathname } from './page-title.ts';
import { contextOf, type NodeInput } from './read-node.ts';
import { validate } from './validate.ts';

/** The data from which the pages of an API node are made. */
export interface ApiSources {
  readonly products: readonly ProductConfig[];
  readonly reference: ApiReference;
}

const unmarked = { planned: false, newFeature: false };

/** The pages of an `api` node: one for every entry of that part of the committed reference. */
export function readApiNode(
  { value, path, source }: NodeInput,
  { products, reference }: ApiSources,
): Outcome<readonly PageNode[]> {
  const context = contextOf(value, path, 'A node of the API reference');
  const { value: node, diagnostics } = validate(source, { ...context, schema: nodeSchemas.api });
  if (node === null) return { value: [], diagnostics };
  const place = source.locate([...path, 'api']);
  const product = products.find(({ id, api }) => id === node.api && api !== null);
  if (!product?.api) {
    const documented = products.flatMap(({ id, api }) => (api === null ? [] : [id]));
    return { value: [], diagnostics: [...diagnostics, unknown(node.api, documented, place)] };
  }
  if (node.part === 'index') {
    const { pathname } = product.api;
    const title = node.title ?? titleFromPathname(pathname);
    const api = { kind: 'index', product: product.id, name: product.id } as const;
    const page: PageNode = {
      kind: 'page',
      pathname,
      title,
      plan: null,
      ...unmarked,
      place,
      source: apiFolder,
      api,
    };
    return { value: [page], diagnostics };
  }
  if (node.part === 'lists') {
    const pages = product.api.lists.map(
      ({ slug, title }): PageNode => ({
        kind: 'page',
        pathname: `${product.api?.pathname}/${slug}`,
        title,
        plan: null,
        ...unmarked,
        place,
        source: `${apiFolder}/${product.id}/lists/${slug}.json`,
        api: { kind: 'list', product: product.id, name: slug },
      }),
    );
    return { value: pages, diagnostics };
  }
  const entries = reference[node.part].filter((entry) => entry.product === product.id);
  const names = entries.map(({ name }) => name);
  const rank = ({ name }: { readonly name: string }): number => {
    const at = node.first.indexOf(name);
    return at < 0 ? node.first.length : at;
  };
  const pages = entries
    .toSorted((one, other) => rank(one) - rank(other))
    .map(
      ({ kind, name, slug, pathname, plan = null }): PageNode => ({
        kind: 'page',
        pathname,
        title: name,
        plan,
        ...unmarked,
        place,
        source: `${apiFolder}/${product.id}/${node.part}/${slug}.json`,
        api: { kind, product: product.id, name },
      }),
    );
  const missing = node.first.flatMap((name, index) =>
    names.includes(name) ? [] : [unknown(name, names, source.locate([...path, 'first', index]))],
  );
  return { value: pages, diagnostics: [...diagnostics, ...missing] };
}

function unknown(name: string, names: readonly string[], place: Place): Diagnostic {
  const candidate = nearest(name, names);
  const help = candidate === null ? undefined : `Did you mean \`${candidate}\`?`;
  return diagnostic('tree/unknown-api', place, `There is no API reference of \`${name}\`.`, { help });
}
