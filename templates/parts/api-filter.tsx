import type { ApiView } from '../../renderer/view/api.ts';
import type { PageView } from '../../renderer/view/page.ts';
import { message } from './message.ts';

/** Entries of a page from which on a reader looks for one rather than reads them all. */
const many = 20;

/** Narrows all lists of a page to the names that a reader types: above the first of them, where they are many. */
export function ApiFilter({ view, list }: { readonly view: PageView; readonly list: ApiView }) {
  const lists = view.slots.filter((slot) => slot.kind === 'api');
  const total = lists.reduce((sum, { entries }) => sum + entries.length, 0);
  if (lists[0] !== list || total < many) return null;
  return (
    <search className="api-filter needs-js">
      <output dir="auto" data-text={message(view, 'api.filtered')} />
      <input
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={message(view, 'api.filter')}
        placeholder={message(view, 'api.filter')}
      />
    </search>
  );
}
