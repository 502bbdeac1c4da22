import { renderToStaticMarkup } from 'react-dom/server';
import type { PageView } from '../../renderer/view/page.ts';
import { ApiList } from './api-list.tsx';
import { Demo, hasToolbar } from './demo.tsx';
import { DemoToolbarKit } from './demo-toolbar.tsx';
import { FirstViewEnd } from './first-view.tsx';
import { StylesAfterFirstView } from './head.tsx';
import { trustedHtml } from './trusted-html.ts';

function slotHtml(view: PageView, index: number): string {
  const slot = view.slots[index];
  if (slot === undefined)
    throw new Error(`${view.pathname}: the body refers to slot ${index}, which is not given`);
  switch (slot.kind) {
    case 'demo':
      return renderToStaticMarkup(<Demo view={view} demo={slot} />);
    case 'api':
      // As facts have it: a page with one form of it compresses better.
      return renderToStaticMarkup(<ApiList view={view} list={slot} />).replaceAll('<wbr/>', '<wbr>');
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

/** Text with the slots replaced by their demos and components. */
export function Text({ view, html, className = '' }: TextProps) {
  const filled = html.replace(/<docs-slot data-slot="(\d+)"><\/docs-slot>/g, (_, index: string) =>
    slotHtml(view, Number(index)),
  );
  return <div className={`prose ${className}`.trim()} {...trustedHtml(filled)} />;
}

/** Before the first text of a page: the end of its first view, and what its demos share. */
export function TextKit({ view }: { readonly view: PageView }) {
  const needsTools = view.slots.some((slot) => slot.kind === 'demo' && hasToolbar(slot));
  return (
    <>
      <FirstViewEnd />
      <StylesAfterFirstView view={view} />
      {needsTools && <DemoToolbarKit view={view} />}
    </>
  );
}

export const Body = ({ view }: { readonly view: PageView }) => (
  <>
    <TextKit view={view} />
    <Text view={view} html={view.body} />
  </>
);
