import type { RootContent } from 'mdast';
import { escapeRegExp } from '../../site/escape-regexp.ts';
import { type PageContext, placeWithin, report } from '../markdown/page-context.ts';

/** Matches whole words: `Kit UI` is not a part of `Kit UIs`. */
const asWords = (text: string): RegExp => new RegExp(`(?<![\\w-])${escapeRegExp(text)}(?![\\w-])`);

/** Finds spellings that the site's terms exclude, outside code. */
export function misspeltTerms(context: PageContext, node: RootContent): void {
  if (node.type !== 'text') return;
  for (const [term, wrong] of Object.entries(context.input.terms))
    for (const spelling of wrong) {
      if (!node.value.includes(spelling)) continue;
      const pattern = asWords(spelling);
      if (!pattern.test(node.value)) continue;
      const message = `\`${spelling}\` is written \`${term}\` on this site.`;
      const place = placeWithin(context, node, pattern);
      report(context, 'text/term', place, message, `Write \`${term}\`.`, { from: spelling, to: term });
    }
}
