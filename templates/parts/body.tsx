import { renderToStaticMarkup } from 'react-dom/server';
import type { PageView } from '../../renderer/view/page.ts';
import { ApiList } from './api-list.tsx';
import { Demo, hasToolbar } from './demo.tsx';
import { DemoToolbarKit } from './demo-toolbar.tsx';
import { endOfFirstView, FirstViewEnd } from './first-view.tsx';
import { trustedHtml } from './trusted-html.ts';

function slotHtml(view: PageView, index: number, endsFirstView: boolean): string {
  const slot = view.slots[index];
  if (slot === undefined)
    throw new Error(`${view.pathname}: the body refers to slot ${index}, which is not given`);
  switch (slot.kind) {
    case 'demo':
      return renderToStaticMarkup(
        <>
          <Demo view={view} demo={slot} />
          {endsFirstView && <FirstViewEnd />}
        </>,
      );
    case 'api':
      return renderToStaticMarkup(<ApiList view={view} list={slot} endsFirstView={endsFirstView} />);
    case 'component':
      return slot.html;
  }
}

interface TextProps {
  readonly view: PageView;
  /** The body of the page, or a part of it. */
  readonly html: string;
  readonly className?: string;
}

/** Text with each slot replaced by its demo or component. */
export function Text({ view, html, className = '' }: TextProps) {
  const end = endOfFirstView(view);
  const filled = html.replace(/<docs-slot data-slot="(\d+)"><\/docs-slot>/g, (_, index: string) =>
    slotHtml(view, Number(index), end.kind === 'slot' && end.index === Number(index)),
  );
  return <div className={`prose ${className}`.trim()} {...trustedHtml(filled)} />;
}

/** Elements that the texts of a page share, before the first of them. */
export function TextKit({ view }: { readonly view: PageView }) {
  const needsTools = view.slots.some((slot) => slot.kind === 'demo' && hasToolbar(slot));
  return (
    <>
      {needsTools && <DemoToolbarKit view={view} />}
      {endOfFirstView(view).kind === 'text' && <FirstViewEnd />}
    </>
  );
}

export function Body({ view }: { readonly view: PageView }) {
  const { body } = view;
  const end = endOfFirstView(view);
  const html =
    end.kind === 'table'
      ? body.slice(0, end.at) + renderToStaticMarkup(<FirstViewEnd />) + body.slice(end.at)
      : body;
  return (
    <>
      <TextKit view={view} />
      <Text view={view} html={html} />
    </>
  );
}
