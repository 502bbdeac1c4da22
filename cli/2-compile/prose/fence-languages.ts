import type { RootContent } from 'mdast';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { highlightedLanguages } from '../highlight.ts';
import { readInfo } from '../markdown/code-info.ts';
import { type PageContext, placeWithin, report } from '../markdown/page-context.ts';

/** Names near those of highlighted languages that are right all the same. */
const plain = ['text', 'txt', 'fish', 'mdx', 'less', 'xsl', 'tex', 'env', 'bat'];

/** A slip of the hand in the language of a fence. Other names may be right, and their code is plain text. */
export function unknownFenceLanguage(context: PageContext, node: RootContent): void {
  if (node.type !== 'code') return;
  const language = readInfo(node).language?.toLowerCase() ?? '';
  if (language.length < 3 || plain.includes(language) || highlightedLanguages.includes(language)) return;
  const help = didYouMean(
    language,
    highlightedLanguages.filter((each) => each.length > 2),
  );
  if (help === undefined) return;
  const place = placeWithin(context, node, /(?<=[`~]\s*)[^\s`~]/);
  const message = `No language is called \`${language}\`: the code has no colours.`;
  report(context, 'code/unknown-language', place, message, help);
}
