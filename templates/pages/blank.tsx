import type { PageView } from '../../renderer/view/page.ts';
import { Document } from '../document.tsx';
import { Body } from '../parts/body.tsx';
import { productAttributes } from '../parts/event-attributes.ts';

/** A page without the frame around it: the playground. */
export function BlankPage({ view }: { readonly view: PageView }) {
  return (
    <Document view={view}>
      <main id="site--main" className="blank" data-status="entered" {...productAttributes(view)}>
        <h1>{view.title}</h1>
        <Body view={view} />
      </main>
    </Document>
  );
}
