const hrefOf = (link: HTMLLinkElement): string => link.getAttribute('href') ?? '';

/** Of a style sheet, without the hash of its contents. */
const nameOf = (url: string): string => url.replace(/-[\dA-Za-z]{8}(?=\.css$)/, '');

/** Links to versions of one style sheet, the latest last. */
const versionsOf = (url: string): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => nameOf(hrefOf(link)) === nameOf(url),
  );

/** Versions that have not loaded yet go, too: each would win over the later one once it has. */
function removeBefore(link: HTMLLinkElement): void {
  const versions = versionsOf(hrefOf(link));
  for (const version of versions.slice(0, Math.max(0, versions.indexOf(link)))) version.remove();
}

/** A new style sheet replaces those before it only once it has loaded, so that the page is never without. */
export function showStyles(urls: readonly string[]): void {
  for (const url of urls) {
    const latest = versionsOf(url).at(-1);
    if (latest !== undefined && hrefOf(latest) === url) continue;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
    // Goes with the page when another takes its place.
    if (latest === undefined || latest.dataset.page !== undefined) link.dataset.page = '';
    if (latest === undefined) document.head.append(link);
    else {
      link.addEventListener('load', () => removeBefore(link), { once: true });
      latest.after(link);
    }
  }
}
