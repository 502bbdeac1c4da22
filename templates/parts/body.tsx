import { renderToStaticMarkup } from 'react-dom/server';
import type { PageView } from '../../renderer/model.ts';
import { Demo } from './demo.tsx';
import { trustedHtml } from './trusted-html.ts';

function slotHtml(view: PageView, index: number): string {
  const slot = view.slots[index];
  if (slot === undefined)
    throw new Error(`${view.pathname}: the body refers to slot ${index}, which is not given`);
  return slot.kind === 'demo' ? renderToStaticMarkup(<Demo view={view} demo={slot} />) : slot.html;
}

/** The text of the page, each slot replaced by its demo or component. */
export function Body({ view }: { readonly view: PageView }) {
  const html = view.body.replace(/<docs-slot data-slot="(\d+)"><\/docs-slot>/g, (_, index: string) =>
    slotHtml(view, Number(index)),
  );
  return <div className="prose" {...trustedHtml(html)} />;
}
