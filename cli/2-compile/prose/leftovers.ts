import type { RootContent } from 'mdast';
import { type PageContext, placeWithin, report } from '../markdown/page-context.ts';

// Only capitals count: `Todo` is a word in many examples.
const marks = /\b(?:TODO|FIXME|XXX|TBD|[Ll]orem ipsum)\b/g;

/** Finds notes of authors to themselves, and filler text. */
export function leftover(context: PageContext, node: RootContent): void {
  if (node.type !== 'text') return;
  for (const found of new Set(node.value.match(marks))) {
    const place = placeWithin(context, node, new RegExp(`\\b${found}\\b`));
    report(context, 'text/leftover', place, `\`${found}\` is left here.`);
  }
}
