import { type Code, type Diagnostic, diagnostic, type Edit } from '../diagnostics/diagnostic.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';
import { canonicalPathname, languagePrefixes, pageKey } from '../site/paths.ts';

/** Checks that a redirect starts at a path without a page and ends at a page in one step. */
export function checkRedirects(site: Site, compiled: CompiledSite): Diagnostic[] {
  const defaultLanguage = defaultLanguageOf(site);
  const pages = new Set(
    compiled.pages.map((page) => pageKey(page.node.pathname, page.language, defaultLanguage)),
  );
  const prefixes = languagePrefixes(site.config);
  const canonical = (path: string): string => canonicalPathname(path, prefixes);
  const next = new Map(site.config.redirects.map(({ from, to }) => [canonical(from), to]));

  /** The chain of redirects from `start`, up to its end or its first repetition. */
  const wayFrom = (start: string): string[] => {
    const way = [start];
    for (let at = next.get(start); at !== undefined; at = next.get(canonical(at))) {
      way.push(at);
      if (way.indexOf(canonical(at)) < way.length - 1) break;
    }
    return way;
  };

  return site.config.redirects.flatMap(({ from, to, place }) => {
    const found = (code: Code, message: string, help?: string, edit?: Edit) => [
      diagnostic(code, place, message, { help, edit }),
    ];
    if (pages.has(canonical(from)))
      return found('redirect/invalid', `${from} is a page, so its redirect never applies.`);
    if (pages.has(canonical(to))) return [];
    const way = wayFrom(canonical(from));
    const end = canonical(way.at(-1) ?? to);
    if (way.length === 2 && end !== canonical(from))
      return found('redirect/invalid', `${from} redirects to ${to}, which is not a page.`);
    const steps = way.join(' → ');
    if (way.slice(0, -1).includes(end)) return found('redirect/loop', `${from} never arrives: ${steps}.`);
    return found(
      'redirect/chain',
      `${from} arrives after several redirects: ${steps}.`,
      `Redirect to ${end} directly.`,
      { from: to, to: end },
    );
  });
}
