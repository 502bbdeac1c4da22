import type { ApiLayout, ApiSection } from '../../renderer/view/api.ts';
import type { PageView } from '../../renderer/view/page.ts';
import { message } from './message.ts';

const layouts: readonly ApiLayout[] = ['collapsed', 'expanded', 'table'];

/** Layout of a section's lists, for all pages. The page's script marks the current choice. */
export function ApiLayoutControl({
  view,
  section,
}: {
  readonly view: PageView;
  readonly section: ApiSection;
}) {
  return (
    <fieldset className="api-layout needs-js">
      <legend className="sr">{message(view, 'api.layout')}</legend>
      {layouts.map((layout) => (
        <label key={layout}>
          <input type="radio" name={`api-layout-${section}`} data-section={section} value={layout} />
          <span>{message(view, `api.${layout}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
