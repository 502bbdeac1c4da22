/** px from the viewport at which code gets its colours */
const margin = 600;

const code = '.code, .demo-code, code:has(> .token)';

/** The link to the stylesheet. The server has disabled it, so that no browser fetches it. */
const named = (): HTMLLinkElement | null => document.head.querySelector('link[data-highlighting]');

/**
 * Adds the stylesheet to the body, once. The head stays as the server wrote it: whether code has been near depends on
 * the reader, not on the page.
 */
function load(): void {
  const href = named()?.getAttribute('href');
  if (!href || document.querySelector('body > link[data-highlighting]') !== null) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  link.dataset.highlighting = '';
  document.body.append(link);
}

/** Fetches the colours of code when the first block is near, or for printing. */
export function startHighlighting(): void {
  if (named() === null) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      document.removeEventListener('docs:page', observe);
      load();
    },
    { rootMargin: `${margin}px 0px` },
  );
  const observe = () => {
    observer.disconnect();
    for (const block of document.querySelectorAll(code)) observer.observe(block);
  };
  document.addEventListener('docs:page', observe);
  observe();
  addEventListener('beforeprint', load);
}
