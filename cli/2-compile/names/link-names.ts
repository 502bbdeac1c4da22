import type { LinkUse } from '../../model/page.ts';
import type { CodeUse } from './page-names.ts';

/**
 * Links the pieces of code that have an address, at most one link per address in a section; more links would bury the
 * text. The link is inside the code, so that it can look different from a writer's links.
 */
export function linkNames(
  html: string,
  codes: readonly CodeUse[],
  /** Root-relative address, or null. */
  hrefOf: (use: CodeUse) => string | null,
): { readonly html: string; readonly links: readonly LinkUse[] } {
  const links: LinkUse[] = [];
  const linked = new Set<string>();
  let text = '';
  let end = 0;
  for (const use of codes) {
    const { place, section, offset } = use;
    const href = offset === null ? null : hrefOf(use);
    const key = `${section} ${href}`;
    if (offset === null || href === null || linked.has(key)) continue;
    linked.add(key);
    links.push({ href, place });
    const close = html.indexOf('</code>', offset);
    text += `${html.slice(end, offset)}<a href="${escaped(href)}">${html.slice(offset, close)}</a>`;
    end = close;
  }
  return { html: text + html.slice(end), links };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
