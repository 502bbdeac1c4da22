import type { NavigationItem, PageView } from '../../renderer/view/page.ts';
import { Marks } from './chips.tsx';
import { Icon } from './icon.tsx';
import { message } from './message.ts';
import { closes, popover } from './popover.ts';
import { asWritten, SoftBreaks } from './soft-breaks.ts';

export const sidebarId = 'site--navigation';

interface Props {
  readonly view: PageView;
  readonly items: readonly NavigationItem[];
}

function ItemLink({ view, item, href }: { view: PageView; item: NavigationItem; href: string }) {
  return (
    <a
      href={href}
      className={item.kind === 'group' ? 'closed' : undefined}
      aria-current={item.current ? 'page' : undefined}
    >
      <SoftBreaks text={item.title} />
      {item.kind === 'link' && (
        <span className="external">
          <span className="sr">{message(view, 'link.external')}</span>
        </span>
      )}
      <Marks view={view} item={item} />
    </a>
  );
}

function Group({ view, item }: { view: PageView; item: NavigationItem }) {
  return (
    <details open={item.open}>
      <summary>
        {item.title}
        <Marks view={view} item={item} />
      </summary>
      <Items view={view} items={item.children} />
    </details>
  );
}

function Items({ view, items }: Props) {
  return (
    <ul {...asWritten(...items.map(({ title }) => title))}>
      {items.map((item) => (
        <li key={`${item.title} ${item.href ?? ''}`}>
          {item.subheader ? (
            <>
              <span className="subheader">{item.title}</span>
              <Items view={view} items={item.children} />
            </>
          ) : item.kind === 'group' ? (
            <Group view={view} item={item} />
          ) : (
            <ItemLink view={view} item={item} href={item.href ?? ''} />
          )}
        </li>
      ))}
    </ul>
  );
}

const firstHref = (item: NavigationItem): string =>
  item.href ?? item.children.map(firstHref).find((href) => href !== '') ?? '';

/**
 * A top-level group without the current page is a single link to its first page: its pages would add weight to every
 * document and are one click away.
 */
export function RootLinks({ view }: { readonly view: PageView }) {
  return (
    <ul className="roots">
      {view.navigation.map((item) => (
        <li key={`${item.title} ${item.href ?? ''}`}>
          {item.kind === 'group' && item.open ? (
            <Group view={view} item={item} />
          ) : (
            <ItemLink view={view} item={item} href={firstHref(item)} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Always there on wide screens; a popover on narrow ones, which opens and closes without a script. */
export function Sidebar({ view }: { readonly view: PageView }) {
  return (
    <nav id={sidebarId} className="sidebar" aria-label={message(view, 'navigation.label')} {...popover}>
      <button type="button" className="icon-button sidebar-close" {...closes(sidebarId)}>
        <Icon name="close" />
        <span className="sr">{message(view, 'navigation.close')}</span>
      </button>
      <RootLinks view={view} />
    </nav>
  );
}
