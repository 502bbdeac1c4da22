import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.ts';
import type { ApiComponent, ApiInterface } from '../../model/reference.ts';
import { compilePage, type PageContent } from '../compile-page.ts';
import type { PageInput } from '../markdown/page-context.ts';
import { word } from '../markdown/words.ts';
import { type ApiIndexContents, indexText } from './index-text.ts';
import { type EntryLinks, entryText, type Words } from './page-text.ts';

/** Everything a page of the reference depends on, as plain data. */
export interface ApiPageInput {
  readonly page: PageInput;
  readonly shows:
    | { readonly kind: 'index'; readonly contents: ApiIndexContents }
    | {
        readonly kind: 'entry';
        readonly entry: ApiComponent | ApiInterface;
        readonly links: EntryLinks;
      };
}

/** Writes the Markdown of the page and compiles it like a written page. */
export function compileApiPage({ page, shows }: ApiPageInput): Outcome<PageContent> {
  const diagnostics: Diagnostic[] = [];
  const words: Words = (key, values) => word({ input: page, diagnostics }, key, values);
  const text =
    shows.kind === 'index' ? indexText(shows.contents, words) : entryText(shows.entry, shows.links, words);
  // The navigation may call the index something else.
  const nodeTitle = shows.kind === 'index' ? words('api.index') : shows.entry.name;
  const outcome = compilePage({ ...page, text, nodeTitle });
  return { value: outcome.value, diagnostics: [...diagnostics, ...outcome.diagnostics] };
}
