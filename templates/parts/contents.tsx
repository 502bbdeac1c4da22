import type { PageView, TocEntry } from '../../renderer/view/page.ts';
import { Marks } from './chips.tsx';
import { message } from './message.ts';
import { SoftBreaks } from './soft-breaks.ts';

const unmarked = { planned: false, newFeature: false };

function Entries({ view, entries }: { readonly view: PageView; readonly entries: readonly TocEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`}>
            <SoftBreaks text={entry.title} />
            <Marks view={view} item={{ ...unmarked, plan: entry.plan }} />
          </a>
          {entry.children.length > 0 && <Entries view={view} entries={entry.children} />}
        </li>
      ))}
    </ul>
  );
}

/** The contents beside the text, on wide screens. Only one of the two is ever displayed. */
export function Contents({ view }: { readonly view: PageView }) {
  if (view.toc.length === 0) return null;
  const title = message(view, 'contents.title');
  return (
    <nav className="contents" aria-label={title}>
      <p className="contents-title">{title}</p>
      <Entries view={view} entries={view.toc} />
    </nav>
  );
}

/** The contents above the text, on narrow screens. */
export function ContentsDisclosure({ view }: { readonly view: PageView }) {
  if (view.toc.length === 0) return null;
  const title = message(view, 'contents.title');
  return (
    <nav className="contents-disclosure" aria-label={title}>
      <details>
        <summary>{title}</summary>
        <Entries view={view} entries={view.toc} />
      </details>
    </nav>
  );
}
