/** px from the viewport at which code gets its colours */
const margin = 600;

const code = '.code, .demo-code, code:has(> .token)';

const link = (): HTMLLinkElement | null => document.querySelector('link[data-highlighting]');

/** A stylesheet that is disabled in the document is fetched once it no longer is. */
function load(): void {
  const sheet = link();
  if (sheet !== null) sheet.disabled = false;
}

/** Fetches the colours of code when the first block is near, or for a print. */
export function startHighlighting(): void {
  if (link() === null) return;
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
