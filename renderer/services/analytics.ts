import { gtag, loadGtag } from './gtag.ts';
import { startUserProperties } from './user-properties.ts';
import { startVitals } from './vitals.ts';

export interface AnalyticsOptions {
  readonly measurementId: string;
  /** URL of the provider's script. */
  readonly script: string;
}

function sendPageView(): void {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const page = document.querySelector<HTMLElement>('[data-product]')?.dataset;
  gtag('event', 'page_view', {
    page_title: document.title,
    page_location: canonical ?? location.origin + location.pathname,
    productId: page?.product,
    productCategoryId: page?.productCategory,
  });
}

function sendClick({ target }: Event): void {
  const selector = '[data-ga-event-category]';
  const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  if (element === null) return;
  const { gaEventCategory, gaEventAction, gaEventLabel, gaEventSplit } = element.dataset;
  // A sample of frequent clicks is enough.
  if (gaEventSplit !== undefined && Math.random() >= Number(gaEventSplit)) return;
  gtag('event', gaEventAction ?? 'click', { event_category: gaEventCategory, event_label: gaEventLabel });
}

/** Measures visits: pages, clicks on marked elements, and the speed of the site for a few visits. */
export function startAnalytics({ measurementId, script }: AnalyticsOptions): void {
  loadGtag(script, measurementId);
  gtag('js', new Date());
  startUserProperties();
  gtag('config', measurementId, { send_page_view: false });
  // Runs after other listeners have set the page's title and address.
  const pageChanged = () => setTimeout(sendPageView, 0);
  pageChanged();
  document.addEventListener('docs:page', pageChanged);
  document.addEventListener('click', sendClick, { capture: true });
  startVitals();
}
