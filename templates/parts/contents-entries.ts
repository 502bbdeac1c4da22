import type { ApiView } from '../../renderer/view/api.ts';
import type { PageView, TocEntry } from '../../renderer/view/page.ts';
import { inOneLine } from './in-one-line.ts';

/**
 * Fills the contents with the names of entries, which stand once in the page: in its lists. Runs where the contents
 * end, before they are painted (`styles/arriving.css`), and with every change of page
 * (`browser/navigation/change-page.ts`). It is a constant, so that a content security policy can name its hash.
 */
export const listEntries = inOneLine`{
const lists = document.querySelectorAll('.api-list');
for (const part of document.querySelectorAll('.contents [data-list]')) {
const names = document.createElement('ul');
for (const entry of lists[part.dataset.list].querySelectorAll('.api-entry')) {
const [name, ...marks] = [...entry.querySelectorAll('dt > .api-name, dt > .api-marks > .mark')].map((each) => each.cloneNode(true));
name.removeAttribute('class');
name.translate = false;
for (const mark of marks) name.append(' ', mark);
const item = document.createElement('li');
item.append(name);
names.append(item);
}
part.after(names);
part.removeAttribute('data-list');
}
document.currentScript.remove();
}`;

const names = (list: ApiView, { children }: TocEntry): boolean =>
  list.entries.length === children.length &&
  list.entries.every(({ id, name, plan }, index) => {
    const child = children[index];
    return child?.id === id && child.title === name && child.plan === plan && child.children.length === 0;
  });

/** Place, among the page's lists, of the one whose names a part of the contents consists of; null if there is none. */
export function listOf({ slots }: PageView, part: TocEntry): number | null {
  const lists = slots.filter((slot) => slot.kind === 'api');
  const index = lists.findIndex((list) => list.entries.length > 0 && names(list, part));
  return index < 0 ? null : index;
}
