import { type Code, type Diagnostic, diagnostic, type Edit } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import type { CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { canonicalPathname, languagePrefixes } from '../site/paths.ts';
import { isWildcard, redirectTarget } from '../site/redirects.ts';

/** Checks that a redirect starts at a path without a page and ends at a page in one step. */
export function checkRedirects(site: Site, compiled: CompiledSite): Diagnostic[] {
  const pages = new Map(compiled.pages.map((page) => [page.key, page]));
  const prefixes = languagePrefixes(site.config);
  const canonical = (path: string): string => canonicalPathname(path, prefixes);
  const next = new Map(
    site.config.redirects.flatMap((redirect) => {
      const { pathname } = redirectTarget(redirect);
      return pathname === null || isWildcard(redirect) ? [] : [[canonical(redirect.from), pathname] as const];
    }),
  );

  /** Follows redirects from `start`, up to the end of the chain or its first repetition. */
  const wayFrom = (start: string): string[] => {
    const way = [start];
    for (let at = next.get(start); at !== undefined; at = next.get(canonical(at))) {
      way.push(at);
      if (way.indexOf(canonical(at)) < way.length - 1) break;
    }
    return way;
  };

  return site.config.redirects.flatMap((redirect) => {
    const { from, to: written, place } = redirect;
    const { pathname: to, anchor } = redirectTarget(redirect);
    const found = (code: Code, message: string, help?: string, edit?: Edit) => [
      diagnostic(code, place, message, { help, edit }),
    ];
    const below = from.replace(/\*$/, '');
    const covered = isWildcard(redirect) ? [...pages.keys()].find((key) => key.startsWith(below)) : undefined;
    if (covered !== undefined)
      return found('redirect/invalid', `${covered} is a page, which some hosts would not show for ${from}.`);
    if (pages.has(canonical(from)))
      return found('redirect/invalid', `${from} is a page, so its redirect never applies.`);
    if (written.includes(':splat') && !isWildcard(redirect))
      return found(
        'redirect/invalid',
        `${written} has :splat, but ${from} has no * that it could stand for.`,
      );
    if (to === null) return [];
    const page = pages.get(canonical(to));
    if (page !== undefined && (anchor === '' || page.anchors.includes(anchor))) return [];
    if (page !== undefined) {
      const help = didYouMean(anchor, page.anchors) ?? 'Use the id of a heading of that page.';
      return found('redirect/invalid', `${from} redirects to ${to}, which has no anchor #${anchor}.`, help);
    }
    if (isWildcard(redirect))
      return found('redirect/invalid', `${from} redirects to ${to}, which is not a page.`);
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
      { from: written, to: end },
    );
  });
}
