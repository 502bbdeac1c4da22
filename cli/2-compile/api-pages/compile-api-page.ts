import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.ts';
import type { ApiComponent } from '../../model/api-component.ts';
import type { ApiInterface } from '../../model/api-interface.ts';
import { compilePage, type PageContent } from '../compile-page.ts';
import type { PageFacts, PageLookups } from '../markdown/page-context.ts';
import { type Words, word } from '../markdown/words.ts';
import type { EntryLinks } from './entry-links.ts';
import { type ApiIndexContents, indexText } from './index-text.ts';
import { type ApiListContents, listText } from './list-text.ts';
import { entryText } from './page-text.ts';

/** All data that a page of the reference depends on, except its look-ups of other pages. */
export interface ApiPageFacts {
  readonly page: PageFacts;
  readonly shows:
    | { readonly kind: 'index'; readonly contents: ApiIndexContents }
    | { readonly kind: 'list'; readonly contents: ApiListContents }
    | {
        readonly kind: 'entry';
        readonly entry: ApiComponent | ApiInterface;
        readonly links: EntryLinks;
      };
}

/** Writes the Markdown of the page and compiles it like a written page. */
export function compileApiPage(
  { page: facts, shows }: ApiPageFacts,
  lookups: PageLookups,
): Outcome<PageContent> {
  const page = { ...facts, ...lookups };
  const diagnostics: Diagnostic[] = [];
  const words: Words = (key, values) => word({ input: page, diagnostics }, key, values);
  const outcome = compilePage({ ...page, ...written(shows, words), isReference: true });
  return { value: outcome.value, diagnostics: [...diagnostics, ...outcome.diagnostics] };
}

function written(
  shows: ApiPageFacts['shows'],
  words: Words,
): { readonly text: string; readonly nodeTitle: string } {
  switch (shows.kind) {
    case 'index':
      // The page's title in the navigation may differ.
      return { text: indexText(shows.contents, words), nodeTitle: words('api.index') };
    case 'list':
      return { text: listText(shows.contents, words), nodeTitle: shows.contents.title };
    case 'entry':
      return { text: entryText(shows.entry, shows.links, words), nodeTitle: shows.entry.name };
  }
}
