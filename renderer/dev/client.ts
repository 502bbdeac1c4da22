/** Shows the edits of a page under work in the open page. */
import morphdom from 'morphdom';
import type { DevDemos, DevUpdate } from '../view/dev.ts';
import { showFindings } from './overlay.ts';
import { type Loaders, refresh, startRefresh } from './refresh.ts';
import { showStyles } from './styles.ts';

startRefresh();

/** Keeps what scripts have added to a page and what a reader has opened. */
const isOurs = (node: Node): boolean =>
  node instanceof Element && node.matches('.demo-live, .demo-picture, .code > .copy, docs-build-findings');

function showBody(html: string): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  morphdom(document.body, body, {
    onBeforeElUpdated: (old, fresh) => {
      if (old.isEqualNode(fresh)) return false;
      // The stage holds a live demo.
      if (old.matches('.demo-stage')) return false;
      for (const { name, value } of old.attributes)
        if (!fresh.hasAttribute(name) && /^(?:data-|open$|hidden$)/.test(name))
          fresh.setAttribute(name, value);
      return true;
    },
    onBeforeNodeDiscarded: (node) => !isOurs(node),
  });
  document.dispatchEvent(new CustomEvent('docs:page', { detail: { isEdited: true } }));
}

/** The modules with which the page was loaded, imported at the first edit. */
let first: Promise<{ readonly demos: Loaders }> | null = null;
let edits = 0;
let showing: Promise<void> = Promise.resolve();

async function showDemos({ ids, load, loaded, mount: mountUrl }: DevDemos): Promise<void> {
  edits += 1;
  // An undone edit has its earlier address again. The query makes its modules run again.
  const { demos }: { demos: Loaders } = await import(`${load}?edit=${edits}`);
  if (loaded !== null) first ??= import(loaded);
  const mount = () => import(mountUrl);
  const figures = [...document.querySelectorAll<HTMLElement>('[data-demo]')].filter(({ dataset }) =>
    ids.includes(dataset.demo ?? ''),
  );
  // Demos with a document of their own run in that document.
  const live = figures.filter(({ dataset }) => dataset.demoState === 'live' && dataset.page === undefined);
  const liveIds = live.map(({ dataset }) => dataset.demo ?? '');
  const shown = await refresh(liveIds, (await first)?.demos ?? {}, demos);
  for (const figure of figures) {
    const { demo = '' } = figure.dataset;
    const detail = { load: demos[demo], mount, isShown: shown.has(demo) };
    figure.dispatchEvent(new CustomEvent('docs:demo-module', { detail }));
  }
}

function show({ reload, html, styles, demos, findings }: DevUpdate): void {
  if (reload) {
    location.reload();
    return;
  }
  showStyles(styles);
  if (html !== null) showBody(html);
  // Edits are shown one after the other.
  if (demos !== null) showing = showing.then(() => showDemos(demos)).catch(reportError);
  showFindings(findings);
}

let events: EventSource | null = null;

/** Versions of the pages shown since the document was loaded, by path. */
const seen = new Map<string, string>();

/** Listens for edits of the shown page. */
function listen(): void {
  const { version = '' } = document.querySelector('main')?.dataset ?? {};
  const before = seen.get(location.pathname);
  // The scripts of an earlier version have run.
  if (before !== undefined && before !== version) {
    location.reload();
    return;
  }
  seen.set(location.pathname, version);
  first = null;
  let isConnected = false;
  const query = new URLSearchParams({ page: location.pathname, ...(version === '' ? {} : { version }) });
  events?.close();
  events = new EventSource(new URL(`events?${query}`, import.meta.url));
  events.addEventListener('open', () => {
    // A restarted server has no record of this page.
    if (isConnected) location.reload();
    isConnected = true;
  });
  events.addEventListener('message', ({ data }) => show(JSON.parse(data)));
}

document.addEventListener('docs:page', (event) => {
  if (!(event instanceof CustomEvent && event.detail?.isEdited)) listen();
});
listen();
