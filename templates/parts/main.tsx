import type { ReactNode } from 'react';
import type { PageView } from '../../renderer/view/page.ts';
import { productAttributes } from './event-attributes.ts';
import { message } from './message.ts';
import { trustedHtml } from './trusted-html.ts';

interface Props {
  readonly view: PageView;
  readonly className?: string;
  readonly children: ReactNode;
}

const link = (href: string): string => `<a href="${href}" tabindex="-1">${href}</a>`;

/** Agents read the text of a document and seldom its head. People with a screen reader have no use for it. */
function MarkdownPointer({ view }: { readonly view: PageView }) {
  if (view.markdownUrl === null) return null;
  const links = { page: link(view.markdownUrl), index: link(`${view.site.base}llms.txt`) };
  return <div className="sr" aria-hidden="true" {...trustedHtml(message(view, 'markdown.pointer', links))} />;
}

/**
 * The main region of every page. A change of page replaces it and reports its status on it, and it identifies visits.
 */
export function Main({ view, className, children }: Props) {
  return (
    <main
      id="site--main"
      className={className}
      tabIndex={-1}
      data-status="entered"
      data-types={view.typesUrl ?? undefined}
      {...productAttributes(view)}
    >
      <MarkdownPointer view={view} />
      {children}
    </main>
  );
}
