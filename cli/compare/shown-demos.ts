import type { ComparedDemo } from '../model/comparison.ts';
import type { CompiledSite } from '../model/page.ts';

/** A demo with the pages that show it; its product is that of the first one. */
export type ShownDemo = Pick<ComparedDemo, 'id' | 'name' | 'file' | 'product' | 'pages'>;

/** The demos that pages show, in the order of the site's demos. */
export function shownDemos({ demos, pages }: CompiledSite): ShownDemo[] {
  const places = new Map<string, { readonly pathname: string; readonly product: string }[]>();
  for (const { node, slots, productId } of pages)
    for (const slot of slots)
      if (slot.kind === 'demo')
        places.set(slot.demo, [
          ...(places.get(slot.demo) ?? []),
          { pathname: node.pathname, product: productId },
        ]);
  return demos.flatMap(({ id, name, file }): ShownDemo[] => {
    const [first, ...others] = places.get(id) ?? [];
    if (first === undefined) return [];
    const paths = [first, ...others].map(({ pathname }) => pathname);
    return [{ id, name, file, product: first.product, pages: [...new Set(paths)] }];
  });
}
