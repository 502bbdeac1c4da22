import type { PageView } from '../../renderer/view/page.ts';
import { Document } from '../parts/document.tsx';
import { FirstViewEnd } from '../parts/first-view.tsx';
import { Header } from '../parts/header.tsx';
import { Main } from '../parts/main.tsx';
import { message } from '../parts/message.ts';

/**
 * Shown at the address of a page that is not available now. Such addresses end in a slash, so `.` requests it again.
 */
export function Offline({ view }: { readonly view: PageView }) {
  return (
    <Document view={view}>
      <Header view={view} />
      <Main view={view} className="not-found">
        <h1>{message(view, 'offline.title')}</h1>
        <p className="description">{message(view, 'offline.description')}</p>
        <p>
          <a href=".">{message(view, 'offline.retry')}</a>
        </p>
        <FirstViewEnd />
      </Main>
    </Document>
  );
}
