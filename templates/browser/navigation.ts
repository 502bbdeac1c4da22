import { moduleLoader } from '../../renderer/module-loader.ts';
import { siteBase } from '../../renderer/preferences/site-base.ts';
import { onApproach } from './approach.ts';
import {
  isShown,
  keepPosition,
  newState,
  restorePosition,
  showEntry,
  startEntries,
} from './history-entries.ts';
import type { Step } from './navigation/step.ts';
import { isIncomplete } from './not-loaded.ts';

/** ms a pointer or the focus rests on a link before its page is fetched */
const rest = 65;

/** Links that this script follows; the browser follows all others. */
const eligible = 'a[href]:not([download], [data-full-load], [target]:not([target="_self"]))';

const load = moduleLoader(() => import('./navigation/change-page.ts'));

/** Ends a change of page that is under way. */
let stay = () => {};

/** Address of the page that an event's link leads to: a page of this site, not a file. */
function pageAt({ target }: Event): URL | null {
  const link = (target as Element).closest?.<HTMLAnchorElement>(eligible);
  // The `href` of a link in an SVG is an object.
  if (typeof link?.href !== 'string') return null;
  const url = new URL(link.href);
  const isOwn = url.origin === location.origin && url.pathname.startsWith(siteBase());
  return isOwn && /\/[^/.]*$/.test(url.pathname) ? url : null;
}

/** Named one by one: the bundler needs code of its own for a whole module, and every page would load that. */
const entries = { keepPosition, newState, restorePosition, showEntry };

/** If anything fails, the browser loads the page and shows the error. */
async function go(url: URL, step: Step): Promise<void> {
  try {
    const change = await load();
    stay = change.stay;
    await change.changePage(url, step, entries);
  } catch {
    if (step === 'push') location.assign(url);
    else location.reload();
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { readonly saveData: boolean } }).connection?.saveData === true;

/** Prefetches a page that the reader is about to request. */
function prepare(event: Event): void {
  clearTimeout(timer);
  const url = pageAt(event);
  if (url === null || isShown(url) || savesData()) return;
  const fetchPage = async () => {
    try {
      await (await load()).prefetch(url);
    } catch {
      // The click will show the error.
    }
  };
  timer = setTimeout(fetchPage, event.type === 'touchstart' ? 0 : rest);
}

/** Changes pages without a full load. Starts last, so that it sees which clicks others have handled. */
export function startNavigation(): void {
  startEntries();
  document.addEventListener('click', (event) => {
    const url = pageAt(event);
    if (url === null || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const isHere = isShown(url);
    if (isHere && url.href.includes('#')) return keepPosition();
    if (isIncomplete()) return;
    event.preventDefault();
    clearTimeout(timer);
    go(url, isHere ? 'replace' : 'push');
  });
  addEventListener('popstate', () => {
    if (!isShown(location)) {
      go(new URL(location.href), 'traverse');
      return;
    }
    stay();
    // A jump within the page has stored the position itself. It is named at once, because a reader may go back at once.
    if (history.state === null) {
      showEntry();
      return;
    }
    keepPosition();
    showEntry();
    restorePosition();
  });
  onApproach(prepare);
}
