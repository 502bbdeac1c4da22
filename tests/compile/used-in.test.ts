import { expect, test } from 'vitest';
import type { ShownDemo, ShownPage } from '../../cli/2-compile/api-pages/shown.ts';
import { usedIn } from '../../cli/2-compile/api-pages/used-in.ts';
import type { ApiComponent } from '../../cli/model/api-component.ts';
import { importsOf } from '../support/imports-of.ts';

const lamp = {
  kind: 'component',
  name: 'Lamp',
  product: 'kit',
  pathname: '/kit/api/lamp',
  imports: ["import { Lamp } from 'paper-kit';"],
} as unknown as ApiComponent;

const demo: ShownDemo = {
  id: 'Shown',
  sources: [{ imports: importsOf("import { Lamp } from 'paper-kit';") }],
};

const page = (at: number, more: { readonly named: boolean; readonly imported: boolean }): ShownPage => ({
  title: `Page ${at}`,
  anchors: [],
  productId: 'kit',
  node: { pathname: `/page-${at}` },
  frontmatter: { components: more.named ? ['Lamp'] : [] },
  slots: more.imported ? [{ demo: 'Shown', name: 'Shown' }] : [],
});

const hrefs = (pages: readonly ShownPage[]) =>
  usedIn({ components: [lamp], interfaces: [] } as never, pages, [demo], new Map())
    .get(lamp.pathname)
    ?.map(({ href }) => href);

test('pages that name an entry or import it in a demo show it', () => {
  const pages = [page(1, { named: true, imported: false }), page(2, { named: false, imported: true })];
  expect(hrefs(pages)).toEqual(['/page-1/', '/page-2/#Shown']);
});

test('of many pages, those show it that both name and import it', () => {
  const many = Array.from({ length: 24 }, (_, at) => page(at, { named: false, imported: true }));
  expect(hrefs(many)).toHaveLength(24);
  const both = page(30, { named: true, imported: true });
  expect(hrefs([...many, both])).toEqual(['/page-30/']);
  expect(hrefs([...many, page(31, { named: true, imported: false })])).toHaveLength(25);
});
