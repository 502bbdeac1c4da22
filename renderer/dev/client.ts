/** Shows the edits of a page under work in the open page. */
import morphdom from 'morphdom';
import type { DevDemos, DevUpdate } from '../view/dev.ts';
import { showFindings } from './overlay.ts';
import { type Loaders, refresh, startRefresh } from './refresh.ts';

startRefresh();

const nameOf = (url: string): string => url.replace(/-[\dA-Za-z]{8}(?=\.css$)/, '');

/** A new style sheet replaces the old one only once it has loaded, so that the page is never without. */
function showStyles(urls: readonly string[]): void {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const hrefOf = (link: HTMLLinkElement) => link.getAttribute('href') ?? '';
  for (const url of urls) {
    if (links.some((link) => hrefOf(link) === url)) continue;
    const old = links.find((link) => nameOf(hrefOf(link)) === nameOf(url));
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
    if (old === undefined) document.head.append(link);
    else {
      link.addEventListener('load', () => old.remove(), { once: true });
      old.after(link);
    }
  }
}

/** Keeps what scripts have added to a page and what a reader has opened. */
const isOurs = (node: Node): boolean =>
  node instanceof Element && node.matches('.demo-live, .demo-picture, .code > .copy, docs-build-findings');

function showBody(html: string): void {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  morphdom(document.body, body, {
    onBeforeElUpdated: (old, fresh) => {
      if (old.isEqualNode(fresh)) return false;
      // Its demo is alive.
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

/** The modules that the page was loaded with, once they are needed. */
let first: Promise<{ readonly demos: Loaders }> | null = null;
let edits = 0;
let showing: Promise<void> = Promise.resolve();

async function showDemos({ ids, load, loaded, mount: mountUrl }: DevDemos): Promise<void> {
  edits += 1;
  // An edit that is taken back has the address it had before; its modules run again all the same.
  const { demos }: { demos: Loaders } = await import(`${load}?edit=${edits}`);
  if (loaded !== null) first ??= import(loaded);
  const mount = () => import(mountUrl);
  const figures = [...document.querySelectorAll<HTMLElement>('[data-demo]')].filter(({ dataset }) =>
    ids.includes(dataset.demo ?? ''),
  );
  // Those with a document of their own run there.
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
  // One edit after the other.
  if (demos !== null) showing = showing.then(() => showDemos(demos)).catch(reportError);
  showFindings(findings);
}

let isConnected = false;
const events = new EventSource(`/@docs-build/events?page=${encodeURIComponent(location.pathname)}`);
events.addEventListener('open', () => {
  // The server has restarted and no longer knows this page.
  if (isConnected) location.reload();
  isConnected = true;
});
events.addEventListener('message', ({ data }) => show(JSON.parse(data)));

// Every page has scripts of its own here, so it loads in full.
addEventListener(
  'click',
  (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.stopImmediatePropagation();
  },
  { capture: true },
);
