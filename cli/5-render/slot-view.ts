import type { DemoVariantView, DemoView } from '../../renderer/view/demo.ts';
import type { SlotView } from '../../renderer/view/page.ts';
import type { DemoSlot, DemoVariant, Slot } from '../model/page.ts';
import { pageHref } from '../site/hrefs.ts';
import { alternativesFile, frameKey, ownPageKey, sourceFile } from '../site/paths.ts';
import type { ViewContext } from './view-context.ts';
import type { ViewTexts } from './view-texts.ts';

const variantView = ({ sources, preview }: DemoVariant, { source: textsOf }: ViewTexts): DemoVariantView => ({
  sources: sources.map((source) => ({
    name: source.name,
    language: source.language,
    ...textsOf(source),
    href: encodeURI(`/${sourceFile(source.file)}`),
  })),
  preview,
});

function demoView(
  slot: DemoSlot,
  productId: string,
  { site, demos, bundles, pictures, texts }: ViewContext,
): DemoView {
  const demo = demos.get(slot.demo);
  if (demo === undefined) throw new Error(`No demo ${slot.demo}`);
  const picture = pictures.get(slot.demo);
  const sourceUrl = site.config.repository?.sourceUrl;
  const frameUrl = bundles.frames[productId] === undefined ? null : pageHref(frameKey(productId));
  const { alternatives } = site.config.demos;
  return {
    kind: 'demo',
    name: slot.name,
    id: slot.demo,
    options: slot.options,
    picture: slot.isUndrawn ? '' : picture === undefined ? null : texts.picture(picture),
    ...variantView(demo, texts),
    javascript: demo.javascript && variantView(demo.javascript, texts),
    sourceUrl: sourceUrl ? `${sourceUrl}/${encodeURI(demo.file)}` : null,
    exports: demo.project === null ? [] : [...site.config.demos.sandboxes, 'zip', 'prompt'],
    frameUrl,
    alternatives:
      alternatives === null || frameUrl === null || demo.alternatives.length === 0
        ? null
        : {
            label: alternatives.label,
            name: alternatives.name,
            href: encodeURI(`/${alternativesFile(demo.id)}`),
          },
    ownPageUrl: slot.options.iframe ? pageHref(ownPageKey(slot.demo)) : null,
  };
}

/** The view of a slot's content. */
export function slotView(slot: Slot, productId: string, context: ViewContext): SlotView {
  switch (slot.kind) {
    case 'demo':
      return demoView(slot, productId, context);
    case 'component':
      return { kind: 'component', name: slot.name, html: context.renderComponent(slot) };
    case 'api':
      return slot.view;
  }
}
