import type { PageView } from '../renderer/model.ts';
import { Document } from './document.tsx';
import { productAttributes } from './parts/event-attributes.ts';
import { Header } from './parts/header.tsx';
import { message } from './parts/message.ts';
import { RootLinks } from './parts/sidebar.tsx';

export function NotFound({ view }: { readonly view: PageView }) {
  return (
    <Document view={view}>
      <Header view={view} />
      <main id="main" className="not-found" tabIndex={-1} {...productAttributes(view)}>
        <p className="not-found-code" aria-hidden="true">
          404
        </p>
        <h1>{message(view, 'notFound.title')}</h1>
        <p className="description">{message(view, 'notFound.description')}</p>
        <nav aria-label={message(view, 'navigation.label')}>
          <RootLinks view={view} />
        </nav>
      </main>
    </Document>
  );
}
