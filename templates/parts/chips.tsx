import type { PageView } from '../../renderer/view/page.ts';
import type { Plan } from '../../renderer/view/plan.ts';
import { message } from './message.ts';

interface Marked {
  readonly plan: Plan | null;
  readonly planned: boolean;
  readonly newFeature: boolean;
}

interface Props {
  readonly view: PageView;
  readonly item: Marked;
}

/** The marks for plan, planned and new in words, for the head of a page. */
export function Chips({ view, item: { plan, planned, newFeature } }: Props) {
  if (plan === null && !planned && !newFeature) return null;
  return (
    <ul className="chips">
      {plan !== null && <li className={`chip plan-${plan}`}>{message(view, `plan.${plan}`)}</li>}
      {planned && <li className="chip">{message(view, 'chip.planned')}</li>}
      {newFeature && <li className="chip chip-new">{message(view, 'chip.new')}</li>}
    </ul>
  );
}

/** The same marks for a list of links, where room is short: a sign for the plan, its name for screen readers. */
export function Marks({ view, item: { plan, planned, newFeature } }: Props) {
  if (plan === null && !planned && !newFeature) return null;
  return (
    <>
      {/* A space, unlike a margin, is between the text and the mark in either direction. */}{' '}
      {planned && <span className="chip">{message(view, 'chip.planned')}</span>}
      {newFeature && <span className="chip chip-new">{message(view, 'chip.new')}</span>}
      {plan !== null && (
        <span className={`mark plan-${plan}`}>
          <span className="sr">{message(view, `plan.${plan}`)}</span>
        </span>
      )}
    </>
  );
}
