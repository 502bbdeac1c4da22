import { renderToStaticMarkup } from 'react-dom/server';
import type { PageView } from '../../renderer/model.ts';
import { ApiList } from './api-list.tsx';
import { Demo, hasToolbar } from './demo.tsx';
import { DemoToolbarKit } from './demo-toolbar.tsx';
import { firstViewId } from './first-view.ts';
import { trustedHtml } from './trusted-html.ts';

const firstViewEnd = `<span id="${firstViewId}" hidden></span>`;

function slotHtml(view: PageView, index: number): string {
  const slot = view.slots[index];
  if (slot === undefined)
    throw new Error(`${view.pathname}: the body refers to slot ${index}, which is not given`);
  switch (slot.kind) {
    case 'demo':
      return renderToStaticMarkup(<Demo view={view} demo={slot} />);
    case 'api':
      return renderToStaticMarkup(<ApiList view={view} list={slot} />);
    case 'component':
      return slot.html;
  }
}

/** The text of the page, each slot replaced by its demo or component. */
export function Body({ view }: { readonly view: PageView }) {
  const firstDemo = view.slots.findIndex(({ kind }) => kind === 'demo');
  const html = view.body.replace(
    /<docs-slot data-slot="(\d+)"><\/docs-slot>/g,
    (_, index: string) => slotHtml(view, Number(index)) + (Number(index) === firstDemo ? firstViewEnd : ''),
  );
  const needsKit = view.slots.some((slot) => slot.kind === 'demo' && hasToolbar(slot));
  return (
    <>
      {needsKit && <DemoToolbarKit view={view} />}
      {firstDemo < 0 && <span id={firstViewId} hidden />}
      <div className="prose" {...trustedHtml(html)} />
    </>
  );
}
