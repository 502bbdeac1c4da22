import type { PageView } from '../../renderer/view/page.ts';
import { Body } from '../parts/body.tsx';
import { Document } from '../parts/document.tsx';
import { Main } from '../parts/main.tsx';

/** A page without a page frame, such as one for a playground of components. */
export function BlankPage({ view }: { readonly view: PageView }) {
  return (
    <Document view={view}>
      <Main view={view} className="blank">
        <h1>{view.title}</h1>
        <Body view={view} />
      </Main>
    </Document>
  );
}
