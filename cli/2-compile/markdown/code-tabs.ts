import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { readInfo } from './code-info.ts';
import { gather } from './gather.ts';
import type { CodeTabs } from './nodes.ts';
import { contextOf, placeOf, report } from './page-context.ts';

const tag = /^<(\/?)codeblock\b/;
const storageKey = /\bstorageKey=(?:"([^"]*)"|'([^']*)')/;

/** Turns `<codeblock storageKey="…">` around fences into tabs, named after the labels in the info strings. */
export function remarkCodeTabs() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    gather(tree, {
      read: ({ value }) => {
        const match = tag.exec(value);
        return match === null ? null : { closes: match[1] === '/', size: 1 };
      },
      make: ({ line, children }, unclosed) => {
        for (const child of children) if (child.type === 'code') child.data = { ...child.data, isTab: true };
        if (unclosed) {
          const help = 'Close it with a line `</codeblock>`.';
          report(context, 'html/dropped', placeOf(context, line), 'This <codeblock> is never closed.', help);
          return children;
        }
        for (const child of children) {
          if (child.type === 'code' && readInfo(child).label !== null) continue;
          const what =
            child.type === 'code' ? 'This fence has no label for its tab.' : 'Only a fence can be a tab.';
          report(context, 'code/unlabelled-tab', placeOf(context, child), what);
        }
        const codes = children.filter((child): child is Code => child.type === 'code');
        const [, double, single] = storageKey.exec(line.value) ?? [];
        const tabs: CodeTabs = { type: 'codeTabs', storageKey: double ?? single ?? null, children: codes };
        const others = children.filter((child) => child.type !== 'code');
        return codes.length === 0 ? others : [tabs, ...others];
      },
      stray: (line) => {
        report(context, 'html/dropped', placeOf(context, line), 'This </codeblock> closes nothing.');
      },
    });
  };
}
