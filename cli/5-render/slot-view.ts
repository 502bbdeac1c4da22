import type { ApiView } from '../../renderer/view/api.ts';
import type { DemoVariantView, DemoView } from '../../renderer/view/demo.ts';
import type { SlotView } from '../../renderer/view/page.ts';
import { perObject } from '../machine/per-object.ts';
import type { SiteConfig } from '../model/config.ts';
import type { DemoSlot, DemoVariant, Slot } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { exportHref, linkHighlighted } from '../reference/link-code.ts';
import { indexApi } from '../reference/reference-index.ts';
import { servedAt } from '../site/base.ts';
import { pageHref } from '../site/hrefs.ts';
import { pagesOf } from '../site/page-tree.ts';
import { alternativesFile, frameKey, ownPageKey, sourceFile } from '../site/paths.ts';
import { publishedHtml } from '../site/published.ts';
import type { ViewContext } from './view-context.ts';
import type { ViewTexts } from './view-texts.ts';

function variantView(
  { sources, preview }: DemoVariant,
  { source: textsOf }: ViewTexts,
  config: SiteConfig,
  linked: (html: string) => string,
): DemoVariantView {
  return {
    sources: sources.map((source) => {
      const { code, html } = textsOf(source);
      return {
        name: source.name,
        language: source.language,
        code,
        html: publishedHtml(config, html),
        href: encodeURI(config.base + sourceFile(source.file)),
      };
    }),
    preview: preview && publishedHtml(config, linked(preview)),
  };
}

const pathnamesIn = perObject(
  (tree: Site['tree']): ReadonlySet<string> => new Set(pagesOf(tree).map(({ pathname }) => pathname)),
);

/** Links the names in a preview to their entries in the reference, where they have a page. */
const previewLinker =
  ({ reference, config, tree }: Site, productId: string) =>
  (html: string): string =>
    linkHighlighted(html, (name) => {
      const href = exportHref(indexApi(reference, config.products), name, productId);
      const [pathname = ''] = (href ?? '').split(/\/(?:#|$)/);
      return pathnamesIn(tree).has(pathname) ? href : null;
    });

function demoView(
  slot: DemoSlot,
  productId: string,
  { site, demos, bundles, pictures, texts }: ViewContext,
): DemoView {
  const demo = demos.get(slot.demo);
  if (demo === undefined) throw new Error(`No demo ${slot.demo}`);
  const { config } = site;
  const linked = previewLinker(site, productId);
  const at = (key: string): string => servedAt(config, pageHref(key));
  const picture = pictures.get(slot.demo);
  const sourceUrl = site.config.repository?.sourceUrl;
  const frameUrl = bundles.frames[productId] === undefined ? null : at(frameKey(productId));
  const { alternatives } = site.config.demos;
  return {
    kind: 'demo',
    name: slot.name,
    id: slot.demo,
    options: slot.options,
    picture: slot.isUndrawn
      ? ''
      : picture === undefined
        ? null
        : publishedHtml(config, texts.picture(picture)),
    ...variantView(demo, texts, config, linked),
    javascript: demo.javascript && variantView(demo.javascript, texts, config, linked),
    sourceUrl: sourceUrl ? `${sourceUrl}/${encodeURI(demo.file)}` : null,
    exports: demo.project === null ? [] : [...site.config.demos.sandboxes, 'zip', 'prompt'],
    frameUrl,
    alternatives:
      alternatives === null || frameUrl === null || demo.alternatives.length === 0
        ? null
        : {
            label: alternatives.label,
            name: alternatives.name,
            href: encodeURI(config.base + alternativesFile(demo.id)),
          },
    ownPageUrl: slot.options.iframe ? at(ownPageKey(slot.demo)) : null,
  };
}

/** Keys of an `ApiView` whose values are HTML. */
const htmlKeys = new Set(['html', 'description', 'note', 'deprecated', 'see', 'example', 'returns']);

const publishedApi = (view: ApiView, config: SiteConfig): ApiView =>
  JSON.parse(JSON.stringify(view), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === 'href') return servedAt(config, value);
    return htmlKeys.has(key) ? publishedHtml(config, value) : value;
  });

/** The view of a slot's content. */
export function slotView(slot: Slot, productId: string, context: ViewContext): SlotView {
  switch (slot.kind) {
    case 'demo':
      return demoView(slot, productId, context);
    case 'component':
      return { kind: 'component', name: slot.name, html: context.renderComponent(slot) };
    case 'api':
      return context.site.config.base === '/' ? slot.view : publishedApi(slot.view, context.site.config);
  }
}
