import type { RootContent } from 'mdast';
import { placesIn } from '../../diagnostics/places-in.ts';
import { type PageContext, report } from '../markdown/page-context.ts';
import { span } from '../markdown/source-edits.ts';

/** `[^note]`, `[text][label]` and the end of the latter after markup in the text. After a word, it may be code. */
const references = /(?<!\\)\[\^[^\]\s]+\]|(?<![\w)\]\\])(?:\[[^\][\n]*)?(?<!\\)\]\[([^\][\n]*)\]/g;

/** Finds references without a definition, which Markdown leaves as text. */
export function undefinedReferences(context: PageContext, node: RootContent): void {
  if (node.type !== 'text' || node.position === undefined) return;
  const { body } = context.frontmatter;
  const { start, end } = span(node);
  for (const { index, 0: found } of body.slice(start, end).matchAll(references)) {
    const at = start + index;
    const place = placesIn(context.input.file, body)(at, at + found.length);
    report(context, 'link/undefined-reference', place, `The page does not define \`${found}\`.`);
  }
}
