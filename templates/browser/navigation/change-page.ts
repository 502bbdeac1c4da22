// Own code because Turbo and Swup do not separate two builds and report no states of the main region.
import { announce } from '../announce.ts';
import type * as historyEntries from '../history-entries.ts';
import { afterFrame } from './after-frame.ts';
import { abandonOthers, loadPage } from './documents.ts';
import { deferFarBlocks, type FarBlocks } from './far-blocks.ts';
import { isSameBuild, loadSiteStyles, loadStyles, replaceHead } from './head.ts';
import { showLateFonts } from './late-fonts.ts';
import { closeAll, hasSamePageFrame, updatePageFrame } from './page-frame.ts';
import { parseAhead, takeParsed } from './parsed-page.ts';
import type { Step } from './step.ts';

type Entries = Pick<typeof historyEntries, 'keepPosition' | 'newState' | 'restorePosition' | 'showEntry'>;

/** Values of `data-status` on the main region. */
type Status = 'unmounted' | 'exited' | 'entering' | 'entered' | 'exiting';

/** ms of waiting after which the reader sees an indicator. */
const patience = 300;

const root = document.documentElement;
const mainOf = (from: Document): HTMLElement | null => from.querySelector('main');

function setStatus(main: HTMLElement | null, status: Status): void {
  if (main !== null) main.dataset.status = status;
}

/** Counts requested changes: a later one ends the others. */
let turn = 0;
let waiting = false;
let hint: ReturnType<typeof setTimeout> | undefined;

function wait(): void {
  waiting = true;
  clearTimeout(hint);
  setStatus(mainOf(document), 'exiting');
  hint = setTimeout(() => {
    root.dataset.pageLoading = '';
  }, patience);
}

function endWaiting(): void {
  waiting = false;
  clearTimeout(hint);
  delete root.dataset.pageLoading;
}

/** Ends a change in progress: the reader stays. */
export function stay(): void {
  if (!waiting) return;
  turn += 1;
  abandonOthers('');
  endWaiting();
  setStatus(mainOf(document), 'entered');
}

const withoutHash = ({ origin, pathname, search }: URL): string => origin + pathname + search;

/** Prepares a page that the reader is about to request. */
export async function prefetch(url: URL): Promise<void> {
  const before = turn;
  const page = await loadPage(withoutHash(url));
  // It is being shown already.
  if (turn !== before) return;
  const next = parseAhead(page);
  if (isSameBuild(next)) await loadSiteStyles(next);
}

function focus(element: HTMLElement | null): void {
  if (element === null) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The heading under which a reader is; null before the first one. */
function headingInView(main: HTMLElement): HTMLElement | null {
  const headings = [...main.querySelectorAll<HTMLElement>('h1, h2[id], h3[id]')];
  // A heading in a closed part of the page has no boxes.
  const topOf = (heading: HTMLElement): number => heading.getClientRects()[0]?.top ?? innerHeight;
  return headings.filter((heading) => topOf(heading) < innerHeight / 2).at(-1) ?? null;
}

/** Moves to where a reader of a fully loaded page would be. Its reads lay the page out, so it comes last. */
function arrive(main: HTMLElement, far: FarBlocks | null, hash: string, step: Step, entries: Entries): void {
  if (step === 'traverse') entries.restorePosition();
  else scrollTo({ top: 0, behavior: 'instant' });
  far?.fillView();
  // The address alone moves neither the reader nor `:target`. Going there makes the browser do both.
  if (step !== 'traverse' && hash !== '') location.replace(hash);
  const target = step === 'traverse' ? headingInView(main) : document.querySelector<HTMLElement>(':target');
  focus(target ?? main.querySelector('h1'));
}

/** Steps that the first frame does not need. */
function settle(main: HTMLElement): void {
  announce(document.title);
  Promise.allSettled(main.getAnimations().map(({ finished }) => finished)).then(() => {
    if (main.dataset.status === 'entering') setStatus(main, 'entered');
  });
}

/** Completes the contents: their script did not run where the page was parsed as data. */
function completeContents(main: HTMLElement): void {
  const script = main.querySelector<HTMLScriptElement>('.contents script');
  script?.replaceWith(Object.assign(document.createElement('script'), { text: script.text }));
}

function swap(next: Document, main: HTMLElement, url: URL, step: Step, entries: Entries): void {
  const left = mainOf(document);
  entries.keepPosition();
  closeAll();
  setStatus(left, 'exited');
  // Before the page comes, because its scripts read the address. The hash follows when its target is there.
  if (step === 'push') history.pushState(entries.newState(), '', withoutHash(url));
  else if (step === 'replace') history.replaceState(entries.newState(), '', withoutHash(url));
  history.scrollRestoration = 'manual';
  entries.showEntry();
  replaceHead(next);
  updatePageFrame(next);
  showLateFonts();
  const entering = document.adoptNode(main);
  setStatus(entering, 'entering');
  const far = step === 'traverse' || url.hash !== '' ? null : deferFarBlocks(entering);
  left?.replaceWith(entering);
  completeContents(entering);
  setStatus(left, 'unmounted');
  document.dispatchEvent(new CustomEvent('docs:page'));
  arrive(entering, far, url.hash, step, entries);
  far?.showLater();
  afterFrame(() => settle(entering));
}

/**
 * Replaces the shown page by the page at `url`. Rejects when that is impossible, for example when the page is of
 * another build or has another page frame: then the browser has to load it.
 */
export async function changePage(url: URL, step: Step, entries: Entries): Promise<void> {
  turn += 1;
  const mine = turn;
  const address = withoutHash(url);
  abandonOthers(address);
  wait();
  try {
    const page = await loadPage(address);
    if (mine !== turn) return;
    const next = takeParsed(page);
    const main = mainOf(next);
    if (main === null || !hasSamePageFrame(next) || !isSameBuild(next))
      throw new Error('Another kind of page');
    await loadStyles(next);
    if (mine !== turn) return;
    swap(next, main, new URL(url.hash, page.url), step, entries);
    endWaiting();
  } catch (error) {
    if (mine !== turn) return;
    stay();
    throw error;
  }
}
