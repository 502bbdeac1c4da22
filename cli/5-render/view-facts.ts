import type { DemoVariantView } from '../../renderer/view/demo.ts';
import type { PageView, SlotView } from '../../renderer/view/page.ts';
import { contentHash } from '../machine/cache.ts';
import type { ViewContext } from './view-context.ts';

type Pictures = ViewContext['pictures'];

const variantFacts = ({ sources, preview }: DemoVariantView) => ({
  sources: sources.map(({ code, html, ...source }) => ({ ...source, hash: contentHash(code, html) })),
  preview,
});

const slotFacts = (view: SlotView, pictures: Pictures): unknown =>
  view.kind === 'demo'
    ? {
        ...view,
        ...variantFacts(view),
        javascript: view.javascript && variantFacts(view.javascript),
        picture: pictures.get(view.id)?.hash ?? null,
      }
    : view;

/**
 * What tells a view from all others: the view itself, with hashes in place of what would be most of it. All pages have
 * the navigation, whose hash is given, and pictures and code make a page a hundred times as long.
 */
export function viewFacts(view: PageView, pictures: Pictures, navigation: string): unknown {
  const { head } = view;
  return {
    ...view,
    navigation,
    slots: view.slots.map((slot) => slotFacts(slot, pictures)),
    head: {
      ...head,
      inlineStyle: contentHash(head.inlineStyle),
      // The address of a style sheet has the hash of its text.
      styles: head.styles.map(({ href, contents }) => [href, contents !== null]),
    },
  };
}
