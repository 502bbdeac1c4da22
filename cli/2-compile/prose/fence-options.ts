import type { RootContent } from 'mdast';
import { escapeRegExp } from '../../site/escape-regexp.ts';
import { readInfo } from '../markdown/code-info.ts';
import { type PageContext, placeWithin, report } from '../markdown/page-context.ts';

/** Finds parts of an info string that have no effect on the page. A label works only in a tab. */
export function unknownFenceOptions(context: PageContext, node: RootContent): void {
  if (node.type !== 'code') return;
  const { label, unknown } = readInfo(node);
  const parts = label === null || node.data?.isTab ? unknown : [...unknown, ...label.split(' ')];
  for (const part of parts) {
    const inner = part.replace(/^\{|\}$/g, '');
    const place = placeWithin(context, node, new RegExp(escapeRegExp(inner)));
    const count = node.value.split('\n').length;
    const message = /^\{[\d\s-]+\}$/.test(part)
      ? `The lines \`${inner}\` are not in this code, which has ${count}.`
      : `\`${part}\` has no effect on this fence.`;
    report(context, 'code/unknown-option', place, message);
  }
}
