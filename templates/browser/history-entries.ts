import { read, write } from './storage.ts';

const storageKey = 'scroll-positions';
const session = () => sessionStorage;

/** Number of stored positions; readers rarely go back further. */
const most = 100;

/** Scroll position by entry. The state of a history entry contains its name. */
function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(read(storageKey, session) ?? '[]'));
  } catch {
    return new Map();
  }
}

const positions = stored();

/** State of a new entry, its name. */
export const newState = () => ({ entry: Math.random().toString(36).slice(2) });

/** The entry of the shown page: that of the address, except shortly before a page replaces another. */
let shown = '';
let page = '';

const pageOf = ({ pathname, search }: URL | Location): string => pathname + search;

/** Whether the address is that of the shown page. */
export const isShown = (url: URL | Location): boolean => pageOf(url) === page;

/** Makes the entry of the address the shown one; names it if it is new. */
export function showEntry(): void {
  if (history.state === null) history.replaceState(newState(), '');
  shown = history.state.entry;
  page = pageOf(location);
}

/** Stores the reader's position on the shown entry, before another replaces it. */
export function keepPosition(): void {
  positions.delete(shown);
  positions.set(shown, scrollY);
}

/** Restores the reader's position on the shown entry. */
export const restorePosition = (): void => scrollTo({ top: positions.get(shown) ?? 0, behavior: 'instant' });

/** Restores positions in place of the browser, which would do so before a replaced page is there. */
export function startEntries(): void {
  showEntry();
  addEventListener('pageshow', ({ persisted }) => {
    history.scrollRestoration = 'manual';
    // WebKit shows a page that it has kept before it restores the position.
    if (persisted) restorePosition();
  });
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    keepPosition();
    write(storageKey, JSON.stringify([...positions].slice(-most)), session);
  });
  // A jump within the page makes a new entry.
  addEventListener('hashchange', () => {
    if (isShown(location)) showEntry();
  });
}
