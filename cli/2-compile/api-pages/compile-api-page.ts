import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.ts';
import type { ApiComponent } from '../../model/api-component.ts';
import type { ApiInterface } from '../../model/api-interface.ts';
import { compilePage, type PageContent } from '../compile-page.ts';
import type { PageFacts, PageLookups } from '../markdown/page-context.ts';
import { type Words, word } from '../markdown/words.ts';
import type { EntryLinks } from './entry-links.ts';
import { type ApiIndexContents, indexText } from './index-text.ts';
import { type ApiListContents, listText } from './list-text.ts';
import { type ApiPageText, type Block, entryText, type Wording } from './page-text.ts';

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

/** Compiles the texts of the page like those of a written page, with its lists between them as data. */
export function compileApiPage(
  { page: facts, shows }: ApiPageFacts,
  lookups: PageLookups,
): Outcome<PageContent> {
  const page = { ...facts, ...lookups };
  const diagnostics: Diagnostic[] = [];
  const words: Words = (key, values) => word({ input: page, diagnostics }, key, values);
  const list: Wording['list'] = (directive) => {
    const part = lookups.apiPart(directive, String(directive.product));
    if ('message' in part) throw new Error(part.message);
    return part;
  };
  const { values, blocks } = pageText(shows, { word: words, list });
  const outcome = compilePage({ ...page, values, ...joined(blocks) });
  return { value: outcome.value, diagnostics: [...diagnostics, ...outcome.diagnostics] };
}

function pageText(shows: ApiPageFacts['shows'], wording: Wording): ApiPageText {
  switch (shows.kind) {
    case 'index':
      return indexText(shows.contents, wording.word);
    case 'list':
      return listText(shows.contents, wording);
    case 'entry':
      return entryText(shows.entry, shows.links, wording);
  }
}

/** The Markdown of blocks, and the places of lists in it. */
function joined(blocks: readonly Block[]): Required<Pick<PageFacts, 'text' | 'parts'>> {
  let text = '';
  const parts = blocks.flatMap((block) => {
    const isText = typeof block === 'string';
    const offset = text.length;
    text += isText ? `${block}\n\n` : '\n\n';
    return isText ? [] : [{ part: block, offset }];
  });
  return { text, parts };
}
