import type { PageView, TocEntry } from '../../renderer/view/page.ts';
import { ContentsFilter } from './api-filter.tsx';
import { Marks } from './chips.tsx';
import { listEntries, listOf } from './contents-entries.ts';
import { message } from './message.ts';
import { opens, popover } from './popover.ts';
import { asWritten, SoftBreaks } from './soft-breaks.ts';
import { trustedHtml } from './trusted-html.ts';

const unmarked = { planned: false, newFeature: false };

function Entries({ view, entries }: { readonly view: PageView; readonly entries: readonly TocEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => {
        const list = listOf(view, entry);
        return (
          <li key={entry.id}>
            <a href={`#${entry.id}`} data-list={list ?? undefined} {...asWritten(entry.title)}>
              <SoftBreaks text={entry.title} />
              <Marks view={view} item={{ ...unmarked, plan: entry.plan }} />
            </a>
            {list === null && entry.children.length > 0 && <Entries view={view} entries={entry.children} />}
          </li>
        );
      })}
    </ul>
  );
}

const isListed = (view: PageView, entries: readonly TocEntry[]): boolean =>
  entries.some((entry) => listOf(view, entry) !== null || isListed(view, entry.children));

const id = 'site--contents';

/** Beside the text on wide screens; on narrow ones a popover, which opens and closes without a script. */
export function Contents({ view }: { readonly view: PageView }) {
  if (view.toc.length === 0) return null;
  const title = message(view, 'contents.title');
  return (
    <nav id={id} className="contents" aria-label={title} {...popover}>
      <p className="contents-title">{title}</p>
      {isListed(view, view.toc) && <ContentsFilter view={view} />}
      <Entries view={view} entries={view.toc} />
      {isListed(view, view.toc) && <script {...trustedHtml(listEntries)} />}
    </nav>
  );
}

/** Opens the contents on narrow screens, from the top of the text. */
export function ContentsButton({ view }: { readonly view: PageView }) {
  if (view.toc.length === 0) return null;
  return (
    <button type="button" className="contents-button" {...opens(id)}>
      {message(view, 'contents.title')}
    </button>
  );
}
