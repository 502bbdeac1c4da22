import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { hostOf, servedAt } from '../site/base.ts';
import { escapeXml } from '../site/escape-xml.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { outputFile } from '../site/paths.ts';
import { isWildcard, redirectTarget } from '../site/redirects.ts';

/** A page at each old path that leads to the new one, if the site wants them. The matches of a wildcard are unknown. */
export function redirectPages(site: Site): OutputFile[] {
  const { redirects, redirectPages: isWanted = false, base } = site.config;
  if (!isWanted) return [];
  const host = hostOf(site.config);
  // A browser that finds no icon requests /favicon.ico, which is not part of a site below a path.
  const icon = base === '/' ? '' : '<link rel="icon" href="data:,">';
  const language = defaultLanguageOf(site);
  return redirects
    .filter((redirect) => !isWildcard(redirect))
    .map((redirect) => {
      const href = servedAt(site.config, redirectTarget(redirect).href);
      const address = escapeXml(href);
      const canonical = escapeXml(href.startsWith('/') ? host + href : href);
      const contents = [
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${address}</title>`,
        `<meta name="robots" content="noindex"><link rel="canonical" href="${canonical}">${icon}`,
        `<meta http-equiv="refresh" content="0; url=${address}"></head>`,
        `<body><a href="${address}">${address}</a></body></html>\n`,
      ].join('');
      return { path: outputFile(redirect.from), contents };
    });
}
