import type { RootContent } from 'mdast';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { highlightedLanguages } from '../highlight.ts';
import { readInfo } from '../markdown/code-info.ts';
import { type PageContext, placeWithin, report } from '../markdown/page-context.ts';

/** Valid languages whose names are close to highlighted ones. */
const plain = ['text', 'txt', 'fish', 'mdx', 'less', 'xsl', 'tex', 'env', 'bat'];

/** Finds a misspelt language of a fence. Other unknown names may be right, and their code is plain text. */
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
  const message = `\`${language}\` is not a known language, so the code has no colours.`;
  report(context, 'code/unknown-language', place, message, help);
}
