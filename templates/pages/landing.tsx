import type { PageView } from '../../renderer/view/page.ts';
import { Text, TextKit } from '../parts/body.tsx';
import { Document } from '../parts/document.tsx';
import { Header } from '../parts/header.tsx';
import { Main } from '../parts/main.tsx';
import { PageFoot } from '../parts/page-foot.tsx';
import { SearchButton } from '../parts/search.tsx';
import { Sidebar } from '../parts/sidebar.tsx';

/** The text before the first section, sections with a demo, and the other sections. */
function parts({ body, slots }: PageView) {
  const pieces = body.split(/(?=<h2[ >])/);
  const sections = pieces.filter((html) => html.startsWith('<h2'));
  const shows = (html: string) =>
    [...html.matchAll(/data-slot="(\d+)"/g)].some(([, index]) => slots[Number(index)]?.kind === 'demo');
  return {
    introduction: pieces.filter((html) => !html.startsWith('<h2')).join(''),
    cards: sections.filter(shows),
    rest: sections.filter((html) => !shows(html)).join(''),
  };
}

/** The entrance to a documentation: sections with a demo are cards, and the text of the others follows. */
export function LandingPage({ view }: { readonly view: PageView }) {
  const { introduction, cards, rest } = parts(view);
  return (
    <Document view={view}>
      <Header view={view} />
      <div className="page-frame">
        <Sidebar view={view} />
        <Main view={view} className="landing">
          <article className="column">
            <header className="hero">
              <h1>{view.product.name}</h1>
              <p className="description">{view.description}</p>
              <SearchButton view={view} />
            </header>
            <TextKit view={view} />
            {introduction.trim() !== '' && <Text view={view} html={introduction} className="opening" />}
            <div className="cards">
              {cards.map((html) => (
                <Text key={html} view={view} html={html} className="card" />
              ))}
            </div>
            <Text view={view} html={rest} />
            <PageFoot view={view} />
          </article>
        </Main>
      </div>
    </Document>
  );
}
