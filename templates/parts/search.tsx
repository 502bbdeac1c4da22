import type { PageView } from '../../renderer/view/page.ts';
import { eventAttributes } from './event-attributes.ts';
import { Icon } from './icon.tsx';
import { message } from './message.ts';

interface Props {
  readonly view: PageView;
}

/** Opens the dialog. The reader's system decides which of the two keys is shown. */
export function SearchButton({ view }: Props) {
  if (view.site.searchUrl === null) return null;
  return (
    <button
      type="button"
      className="search-button needs-js"
      data-search-open=""
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      {...eventAttributes(view, 'search', 'open', view.pathname)}
    >
      <Icon name="search" />
      <span className="search-word">{message(view, 'search.title')}</span>
      <span className="search-keys" aria-hidden="true">
        <kbd className="on-apple">⌘K</kbd>
        <kbd className="elsewhere">Ctrl K</kbd>
      </span>
    </button>
  );
}

/** The parts of search that must be there at once; `browser/search/dialog.ts` adds the rest. */
export function SearchDialog({ view }: Props) {
  const { searchUrl } = view.site;
  if (searchUrl === null) return null;
  return (
    <dialog
      id="site--search"
      className="search"
      aria-label={message(view, 'search.title')}
      data-index={searchUrl}
    >
      <div className="search-bar">
        <Icon name="search" />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          role="combobox"
          aria-expanded="false"
          aria-autocomplete="list"
          aria-label={message(view, 'search.placeholder')}
          placeholder={message(view, 'search.placeholder')}
        />
        <button type="button" className="icon-button" data-search-close="">
          <Icon name="close" />
          <span className="sr">{message(view, 'search.close')}</span>
        </button>
      </div>
    </dialog>
  );
}
