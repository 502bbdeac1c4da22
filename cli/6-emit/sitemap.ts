import type { OutputFile, RenderedPage } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { siteUrl } from '../site/base.ts';
import { escapeXml } from '../site/escape-xml.ts';
import { pageHref } from '../site/hrefs.ts';
import { isListed } from '../site/paths.ts';

/** `sitemap.xml` and `robots.txt`, which make sense only with a site URL. */
export function sitemap(site: Site, pages: readonly RenderedPage[]): OutputFile[] {
  const url = siteUrl(site.config);
  if (url === null) return [{ path: 'robots.txt', contents: 'User-agent: *\nAllow: /\n' }];
  const entries = pages
    .filter((page) => isListed(page.pathname))
    .map((page) => `  <url><loc>${escapeXml(url + pageHref(page.pathname))}</loc></url>`);
  return [
    {
      path: 'sitemap.xml',
      contents: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    },
    { path: 'robots.txt', contents: `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n` },
  ];
}
