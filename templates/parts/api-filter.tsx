import type { ApiView } from '../../renderer/view/api.ts';
import type { PageView } from '../../renderer/view/page.ts';
import { message } from './message.ts';

/** From this many entries on, a reader searches rather than reads. */
const many = 20;

const listsOf = ({ slots }: PageView): ApiView[] => slots.filter((slot) => slot.kind === 'api');

const isLong = (view: PageView): boolean =>
  listsOf(view).reduce((sum, { entries }) => sum + entries.length, 0) >= many;

function Field({ view, text }: { readonly view: PageView; readonly text: string }) {
  return (
    <input
      type="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-label={message(view, text)}
      placeholder={message(view, 'api.filter')}
    />
  );
}

/** Narrows all lists of a page by typed words. It is above the first list of a page with many entries. */
export function ApiFilter({ view, list }: { readonly view: PageView; readonly list: ApiView }) {
  if (listsOf(view)[0] !== list || !isLong(view)) return null;
  return (
    <search className="api-filter needs-js">
      <output dir="auto" data-text={message(view, 'api.filtered')} />
      <Field view={view} text="api.filter" />
    </search>
  );
}

/** Narrows the contents of a page with many entries in the same way. */
export function ContentsFilter({ view }: { readonly view: PageView }) {
  if (!isLong(view)) return null;
  return (
    <search className="contents-filter needs-js">
      <Field view={view} text="api.filterContents" />
    </search>
  );
}
