import type { PageView } from '../../renderer/view/page.ts';
import { Document } from '../parts/document.tsx';
import { FirstViewEnd } from '../parts/first-view.tsx';
import { Header } from '../parts/header.tsx';
import { Main } from '../parts/main.tsx';
import { message } from '../parts/message.ts';
import { SearchButton } from '../parts/search.tsx';
import { RootLinks } from '../parts/sidebar.tsx';

/** The page's script adds the requested address and similar ones. Without it, links to the main pages are there. */
export function NotFound({ view }: { readonly view: PageView }) {
  return (
    <Document view={view}>
      <Header view={view} />
      <Main view={view} className="not-found">
        <p className="not-found-code">
          404 <span data-asked="" dir="ltr" />
        </p>
        <h1>{message(view, 'notFound.title')}</h1>
        <p className="description">{message(view, 'notFound.description')}</p>
        <SearchButton view={view} />
        {view.site.searchUrl !== null && (
          <nav className="needs-js" aria-label={message(view, 'notFound.nearest')}>
            <h2>{message(view, 'notFound.nearest')}</h2>
            <ul data-nearest="" />
          </nav>
        )}
        <nav aria-label={message(view, 'navigation.label')}>
          <h2>{message(view, 'notFound.start')}</h2>
          <RootLinks view={view} />
        </nav>
        <FirstViewEnd />
      </Main>
    </Document>
  );
}
