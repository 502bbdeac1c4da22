import type { PageView } from '../../renderer/view/page.ts';
import { Body } from '../parts/body.tsx';
import { Contents, ContentsButton } from '../parts/contents.tsx';
import { Document } from '../parts/document.tsx';
import { Header } from '../parts/header.tsx';
import { Main } from '../parts/main.tsx';
import { PageFoot } from '../parts/page-foot.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Sidebar } from '../parts/sidebar.tsx';

export function DocsPage({ view }: { readonly view: PageView }) {
  return (
    <Document view={view}>
      <Header view={view} />
      <div className="page-frame">
        <Sidebar view={view} />
        <Main view={view}>
          <article className="column">
            <PageHead view={view} />
            <ContentsButton view={view} />
            <Body view={view} />
            <PageFoot view={view} />
          </article>
          <Contents view={view} />
        </Main>
      </div>
    </Document>
  );
}
