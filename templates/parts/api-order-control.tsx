import type { ApiView } from '../../renderer/view/api.ts';
import type { PageView } from '../../renderer/view/page.ts';
import { message } from './message.ts';

const orders = [
  ['group', 'api.orderGroup'],
  ['name', 'api.orderName'],
] as const;

/** Order of the entries of a page whose first lists are groups of one. */
export function ApiOrderControl({ view, list }: { readonly view: PageView; readonly list: ApiView }) {
  const [first, second] = view.slots.filter((slot) => slot.kind === 'api');
  if (first !== list || second?.section !== list.section) return null;
  return (
    <fieldset className="api-layout api-order needs-js">
      <legend className="sr">{message(view, 'api.order')}</legend>
      {orders.map(([order, text]) => (
        <label key={order}>
          <input type="radio" name="api-order" value={order} defaultChecked={order === 'group'} />
          <span>{message(view, text)}</span>
        </label>
      ))}
    </fieldset>
  );
}
