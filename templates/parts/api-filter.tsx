import type { ApiView } from '../../renderer/view/api.ts';
import type { PageView } from '../../renderer/view/page.ts';
import { message } from './message.ts';

/** From this many entries on, a reader searches rather than reads. */
const many = 20;

/** Narrows all lists of a page by typed names. It is above the first list of a page with many entries. */
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
