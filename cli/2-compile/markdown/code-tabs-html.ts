import type { Element } from 'hast';
import { codeBlock } from './code-block.ts';
import { readInfo } from './code-info.ts';
import { element } from './element.ts';
import { uniqueId } from './heading-id.ts';
import type { Tab } from './nodes.ts';
import type { PageContext } from './page-context.ts';
import { word } from './words.ts';

/** The place of a demo or component in the HTML of a page. */
export const slotElement = (index: number): Element => element('docs-slot', { dataSlot: String(index) });

/** The label of a tab, when it has one. */
export const labelOf = (tab: Tab): string | null =>
  tab.type === 'code' ? readInfo(tab).label : (tab.label ?? null);

/**
 * Tabs of fences or demos, whose list is hidden until a script shows it. Without a script, each is below its label. The
 * script shows one panel at a time and remembers the choice under `codeblock-<storageKey>`.
 */
export function codeTabs(storageKey: string | null, written: readonly Tab[], context: PageContext): Element {
  const group = uniqueId('code-tabs', context.ids);
  const tabs = written.map((own, index) => {
    const label = labelOf(own) ?? String(index + 1);
    const content = own.type === 'code' ? codeBlock(own) : slotElement(own.index);
    return { content, label, tab: `${group}-tab-${index + 1}`, panel: `${group}-panel-${index + 1}` };
  });
  return element(
    'div',
    { className: ['code-tabs'], id: group, ...(storageKey === null ? {} : { dataStorageKey: storageKey }) },
    element(
      'div',
      { className: ['code-tab-list'], role: 'tablist', ariaLabel: word(context, 'code.tabs'), hidden: true },
      ...tabs.map(({ label, tab, panel }, index) =>
        element(
          'button',
          {
            type: 'button',
            role: 'tab',
            id: tab,
            ariaControls: [panel],
            ariaSelected: index === 0 ? 'true' : 'false',
            tabIndex: index === 0 ? 0 : -1,
          },
          { type: 'text', value: label },
        ),
      ),
    ),
    ...tabs.map(({ content, label, tab, panel }) =>
      element(
        'div',
        { className: ['code-tab-panel'], role: 'tabpanel', id: panel, ariaLabelledBy: [tab] },
        element('p', { className: ['code-tab-label'] }, { type: 'text', value: label }),
        content,
      ),
    ),
  );
}
