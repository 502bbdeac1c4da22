import type { Code, RootContent } from 'mdast';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { editToNearest } from '../../diagnostics/nearest.ts';
import { highlightedLanguages } from '../highlight.ts';
import { readInfo } from '../markdown/code-info.ts';
import { type PageContext, placeWithin, report } from '../markdown/page-context.ts';

/** Valid languages whose names are close to highlighted ones. */
const plain = ['text', 'txt', 'fish', 'mdx', 'less', 'xsl', 'tex', 'env', 'bat'];

const placeOfLanguage = (context: PageContext, node: Code) =>
  placeWithin(context, node, /(?<=[`~]\s*)[^\s`~]+/);

/** Finds a misspelt language of a fence. Other unknown names may be right, and their code is plain text. */
export function unknownFenceLanguage(context: PageContext, node: RootContent): void {
  if (node.type !== 'code') return;
  const written = readInfo(node).language ?? '';
  const language = written.toLowerCase();
  const known = highlightedLanguages.filter((name) => name.length > 2);
  if (language.length < 3 || plain.includes(language) || highlightedLanguages.includes(language)) return;
  const help = didYouMean(language, known);
  if (help === undefined) return;
  const message = `\`${language}\` is not a known language, so the code has no colours.`;
  const edit = editToNearest(language, known);
  report(
    context,
    'code/unknown-language',
    placeOfLanguage(context, node),
    message,
    help,
    edit && { ...edit, from: written },
  );
}

/** Reports capital letters in the name of a language: addresses and files made of it have small letters. */
export function fenceLanguageCase(context: PageContext, node: RootContent): void {
  if (node.type !== 'code') return;
  const written = readInfo(node).language ?? '';
  const language = written.toLowerCase();
  if (written === language || !highlightedLanguages.includes(language)) return;
  const place = placeOfLanguage(context, node);
  const edit = { from: written, to: language };
  const help = `Write \`${language}\`.`;
  report(context, 'code/language-case', place, `\`${written}\` is written \`${language}\`.`, help, edit);
}
