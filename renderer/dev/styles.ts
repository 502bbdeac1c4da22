const hrefOf = (link: HTMLLinkElement): string => link.getAttribute('href') ?? '';

/** URL of a style sheet without the hash of its contents. */
const nameOf = (url: string): string => url.replace(/-[\dA-Za-z]{8}(?=\.css$)/, '');

/** Links to versions of one style sheet, the latest last. */
const versionsOf = (url: string): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => nameOf(hrefOf(link)) === nameOf(url),
  );

/** Removes earlier versions, also those still loading: once loaded, they would win over the later one. */
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
    // The next page removes a style sheet of the page's own, and keeps one of the site.
    if (latest === undefined || latest.dataset.page !== undefined) link.dataset.page = '';
    if (latest === undefined) document.head.append(link);
    else {
      link.addEventListener('load', () => removeBefore(link), { once: true });
      latest.after(link);
    }
  }
}
