import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { ApiEntryView, ApiView } from '../../../renderer/view/api.ts';
import type { TocEntry } from '../../../renderer/view/page.ts';
import type { PageSection, Slot } from '../../model/page.ts';

/** What a slot adds to its page. */
export interface SlotFacts {
  /** Ids that links may point at, besides those of its sections. */
  readonly anchors: readonly string[];
  /** Entries of the contents, below the heading above it. */
  readonly contents: readonly TocEntry[];
  /** What search finds of it. */
  readonly sections: readonly PageSection[];
}

const wordsOf = (html: string): string => textOf(fromHtml(html, { fragment: true }));

/** Of an entry of the API reference. The types it names have entries of their own; of classes the name says it all. */
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

/** For every kind of slot; the words of demos and components are no text of the page. */
export function slotFacts(slot: Slot): SlotFacts {
  switch (slot.kind) {
    case 'demo':
      // Old links ask for a demo in one of its two languages.
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
