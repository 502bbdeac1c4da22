import type { PageLink, PageView } from '../../renderer/view/page.ts';
import { Feedback } from './feedback.tsx';
import { Icon } from './icon.tsx';
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

/** A day without a time zone is the same for every reader. */
const day = (date: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

function Source({ view }: { readonly view: PageView }) {
  const { sourceUrl, updated, language } = view;
  if (sourceUrl === null && updated === null) return null;
  return (
    <div className="page-source">
      {sourceUrl !== null && (
        <a className="action" href={sourceUrl} rel="noopener">
          <Icon name="edit" />
          {message(view, 'page.edit')}
        </a>
      )}
      {updated !== null && (
        <span>
          {message(view, 'page.updated')} <time dateTime={updated}>{day(updated, language)}</time>
        </span>
      )}
    </div>
  );
}

export function PageFoot({ view }: { readonly view: PageView }) {
  const { previous, next } = view;
  return (
    <footer className="page-foot">
      <Source view={view} />
      <Feedback view={view} />
      {(previous ?? next) !== null && (
        <nav className="neighbours" aria-label={message(view, 'page.neighbours')}>
          <Neighbour view={view} rel="prev" link={previous} />
          <Neighbour view={view} rel="next" link={next} />
        </nav>
      )}
    </footer>
  );
}
