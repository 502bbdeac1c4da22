import type { CompiledPage } from '../model/page.ts';
import type { ApiPage, Site } from '../model/site.ts';
import { covers, isApiPathname } from './paths.ts';

/**
 * The product of a canonical pathname: the one with the longest prefix that ends at a segment border. Null when no
 * prefix matches; such pages belong to the site's `defaultProduct`.
 */
export function productOf<Product extends { readonly prefixes: readonly string[] }>(
  pathname: string,
  products: readonly Product[],
): Product | null {
  let best: Product | null = null;
  let length = 0;
  for (const product of products) {
    for (const prefix of product.prefixes) {
      if (prefix.length > length && covers(prefix, pathname)) {
        best = product;
        length = prefix.length;
      }
    }
  }
  return best;
}

/**
 * Content of `<title>`. Pages of the API reference, and others below an API segment, are named after the entry they
 * document. The index has the suffix in its title already. The site's name follows on a page with its product's name.
 */
export function documentTitle(
  title: string,
  pathname: string,
  { product, site }: { readonly product: string; readonly site: string },
  kind?: ApiPage['kind'],
): string {
  const suffixes = { index: '', list: '', component: ' API', interface: ' interface' };
  const suffix = kind ? suffixes[kind] : isApiPathname(pathname) ? ' API' : '';
  return `${title}${suffix} - ${suffix === '' && title === product ? site : product}`;
}

/** Content of `<title>` of a page. */
export function documentTitleOf({ config }: Site, { title, node, productId }: CompiledPage): string {
  const product = config.products.find(({ id }) => id === productId)?.name ?? '';
  return documentTitle(title, node.pathname, { product, site: config.name }, node.api?.kind);
}
