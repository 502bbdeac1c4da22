import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/did-you-mean.ts';
import type { Site } from '../model/site.ts';
import { pagesOf } from '../site/page-tree.ts';

/** Checks that the help page of the settings is a page of the site. */
export function checkHelpPage({ config: { help }, tree }: Site): Diagnostic[] {
  const pathnames = pagesOf(tree).map(({ pathname }) => pathname);
  if (help === null || pathnames.includes(help.pathname)) return [];
  return [
    diagnostic('site/invalid', help.place, `\`help\` is ${help.pathname}, which is not a page.`, {
      help: didYouMean(help.pathname, pathnames),
    }),
  ];
}
