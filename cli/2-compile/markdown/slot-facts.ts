import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { ApiEntryView, ApiView } from '../../../renderer/view/api.ts';
import type { TocEntry } from '../../../renderer/view/page.ts';
import type { PageSection, Slot } from '../../model/page.ts';

/** The facts that a slot adds to its page. */
export interface SlotFacts {
  /** Ids that links may point at, besides the ids of its sections. */
  readonly anchors: readonly string[];
  /** Entries of the contents, below the heading above it. */
  readonly contents: readonly TocEntry[];
  /** Sections for search. */
  readonly sections: readonly PageSection[];
}

const wordsOf = (html: string): string => textOf(fromHtml(html, { fragment: true }));

/** Search section of an API entry. Types in its text have entries of their own; for classes the name is enough. */
const entrySection = (
  { id, name, description, deprecated }: ApiEntryView,
  { section }: ApiView,
): PageSection => ({
  anchor: id,
  title: name,
  text:
    section === 'classes' || section === 'css' ? '' : `${wordsOf(description)} ${wordsOf(deprecated ?? '')}`,
  names: '',
  entry: true,
});

/** Facts for every kind of slot. The words of demos and components are not text of the page. */
export function slotFacts(slot: Slot): SlotFacts {
  switch (slot.kind) {
    case 'demo':
      // Old links point at a demo in one of its two languages.
      return {
        anchors: [slot.name, `${slot.name}.js`, `${slot.name}.tsx`],
        contents: [],
        sections: [],
      };
    case 'component':
      return { anchors: [], contents: [], sections: [] };
    case 'api': {
      const { entries } = slot.view;
      return {
        anchors: [],
        contents: entries.map(({ id, name, plan }) => ({ id, title: name, plan, children: [] })),
        sections: entries.map((entry) => entrySection(entry, slot.view)),
      };
    }
  }
}
