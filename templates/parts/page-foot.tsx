import type { PageLink, PageView } from '../../renderer/model.ts';
import { Feedback } from './feedback.tsx';
import { message } from './message.ts';

interface NeighbourProps {
  readonly view: PageView;
  readonly rel: 'prev' | 'next';
  readonly link: PageLink | null;
}

function Neighbour({ view, rel, link }: NeighbourProps) {
  if (link === null) return null;
  return (
    <a className={`neighbour neighbour-${rel}`} rel={rel} href={link.href}>
      <span>{message(view, rel === 'prev' ? 'page.previous' : 'page.next')}</span>
      {link.title}
    </a>
  );
}

export function PageFoot({ view }: { readonly view: PageView }) {
  const { previous, next, sourceUrl } = view;
  return (
    <footer className="page-foot">
      {sourceUrl !== null && (
        <p>
          <a href={sourceUrl} rel="noopener">
            {message(view, 'page.edit')}
          </a>
        </p>
      )}
      {(previous ?? next) !== null && (
        <nav className="neighbours" aria-label={message(view, 'page.neighbours')}>
          <Neighbour view={view} rel="prev" link={previous} />
          <Neighbour view={view} rel="next" link={next} />
        </nav>
      )}
      <Feedback view={view} />
    </footer>
  );
}
