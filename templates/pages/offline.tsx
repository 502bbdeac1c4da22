import type { PageView } from '../../renderer/view/page.ts';
import { Document } from '../document.tsx';
import { Header } from '../parts/header.tsx';
import { message } from '../parts/message.ts';

/** Stands at the address of a page that cannot be had now. Such addresses end in a slash: `.` asks for it again. */
export function Offline({ view }: { readonly view: PageView }) {
  return (
    <Document view={view}>
      <Header view={view} />
      <main id="site--main" className="not-found" tabIndex={-1}>
        <h1>{message(view, 'offline.title')}</h1>
        <p className="description">{message(view, 'offline.description')}</p>
        <p>
          <a href=".">{message(view, 'offline.retry')}</a>
        </p>
      </main>
    </Document>
  );
}
