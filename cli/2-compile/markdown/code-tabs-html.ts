import type { Element } from 'hast';
import type { Code } from 'mdast';
import { codeBlock } from './code-block.ts';
import { readInfo } from './code-info.ts';
import { element } from './element.ts';
import { uniqueId } from './heading-id.ts';
import type { PageContext } from './page-context.ts';
import { word } from './words.ts';

/**
 * Tabs whose list is hidden until a script shows it. Without a script, every block is below its label. The script shows
 * one panel at a time and remembers the choice under `codeblock-<storageKey>`.
 */
export function codeTabs(storageKey: string | null, codes: readonly Code[], context: PageContext): Element {
  const group = uniqueId('code-tabs', context.ids);
  const tabs = codes.map((code, index) => {
    const label = readInfo(code).label ?? String(index + 1);
    return { code, label, tab: `${group}-tab-${index + 1}`, panel: `${group}-panel-${index + 1}` };
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
    ...tabs.map(({ code, label, tab, panel }) =>
      element(
        'div',
        { className: ['code-tab-panel'], role: 'tabpanel', id: panel, ariaLabelledBy: [tab] },
        element('p', { className: ['code-tab-label'] }, { type: 'text', value: label }),
        codeBlock(code),
      ),
    ),
  );
}
