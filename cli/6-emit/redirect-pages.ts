import type { OutputFile } from '../model/output.ts';
import type { Site } from '../model/site.ts';
import { escapeXml } from '../site/escape-xml.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { outputFile } from '../site/paths.ts';
import { isWildcard, redirectTarget } from '../site/redirects.ts';

/** A page at each old path that leads to the new one, if the site wants them. The matches of a wildcard are unknown. */
export function redirectPages(site: Site): OutputFile[] {
  const { redirects, redirectPages: isWanted = false, url } = site.config;
  if (!isWanted) return [];
  const language = defaultLanguageOf(site);
  return redirects
    .filter((redirect) => !isWildcard(redirect))
    .map((redirect) => {
      const { href } = redirectTarget(redirect);
      const address = escapeXml(href);
      const canonical = escapeXml(href.startsWith('/') ? (url ?? '') + href : href);
      const contents = [
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${address}</title>`,
        `<meta name="robots" content="noindex"><link rel="canonical" href="${canonical}">`,
        `<meta http-equiv="refresh" content="0; url=${address}"></head>`,
        `<body><a href="${address}">${address}</a></body></html>\n`,
      ].join('');
      return { path: outputFile(redirect.from), contents };
    });
}
