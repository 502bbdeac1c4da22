import { read, write } from './storage.ts';

const storageKey = 'scroll-positions';
const session = () => sessionStorage;

/** Positions kept: as many steps back as anybody takes. */
const most = 100;

/** Scroll position by entry; an entry of the history carries its name in its state. */
function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(read(storageKey, session) ?? '[]'));
  } catch {
    return new Map();
  }
}

const positions = stored();
const newName = () => Math.random().toString(36).slice(2);
const nameOf = (state: { readonly entry?: string } | null) => state?.entry;

/** The entry whose page is shown: that of the address, but for the moments before a page takes the place of another. */
let shown = '';
let page = '';

const pageOf = ({ pathname, search }: URL | Location): string => pathname + search;

/** Whether the address leads to the page that is shown. */
export const isShown = (url: URL | Location): boolean => pageOf(url) === page;

/** Takes the entry of the address for the one shown; gives it a name when it is new. */
export function showEntry(): void {
  shown = nameOf(history.state) ?? newName();
  page = pageOf(location);
  if (nameOf(history.state) === undefined) history.replaceState({ ...history.state, entry: shown }, '');
}

/** Keeps where the reader is on the entry shown, before another takes its place. */
export function keepPosition(): void {
  positions.delete(shown);
  positions.set(shown, scrollY);
}

/** Back to where the reader was on the entry shown. */
export const restorePosition = (): void => scrollTo({ top: positions.get(shown) ?? 0, behavior: 'instant' });

/**
 * The browser restores positions of documents it loads, we those of pages that replace one another: it would do so
 * before the page is there.
 */
export function startEntries(): void {
  showEntry();
  const restoration = (by: ScrollRestoration) => () => {
    history.scrollRestoration = by;
  };
  addEventListener('pageshow', restoration('manual'));
  addEventListener('pagehide', restoration('auto'));
  addEventListener('pagehide', () => {
    keepPosition();
    write(storageKey, JSON.stringify([...positions].slice(-most)), session);
  });
  // A jump within the page makes a new entry.
  addEventListener('hashchange', () => {
    if (isShown(location)) showEntry();
  });
}
