import type { Plan } from '../../renderer/view/plan.ts';
import {
  type Context,
  declaredPlan,
  docOf,
  type Exported,
  higherPlan,
  lowerPlan,
  planRank,
} from './context.ts';
import type { ts } from './program.ts';

/** One published form of a component or interface: its members by name. */
interface Edition {
  readonly plan: Plan | null;
  readonly members: ReadonlyMap<string, ts.Symbol | null>;
}

/** The names of one component in several plans; the name alone when there is one. */
export const editionsOf = ({ config }: Context, name: string): readonly string[] =>
  config.editions.find((names) => names.includes(name)) ?? [name];

/** The lowest plan that exports a name. */
export const exportPlan = (exported: readonly Exported[]): Plan | null =>
  lowerPlan(...exported.map((entry) => entry.package.plan));

/** The lowest plan that has a member; null when that is the plan of the whole, or none. */
export type PlanOf = (member: string) => Plan | null;

/** `members` returns the members of one edition, with symbols that lead to their declarations. */
export function createPlanOf(
  context: Context,
  name: string,
  members: (symbol: ts.Symbol, name: string) => ReadonlyMap<string, ts.Symbol | null>,
): PlanOf {
  const editions = editionsOf(context, name).flatMap((edition): Edition[] =>
    (context.exports.get(edition) ?? []).map((exported) => ({
      plan: exported.package.plan,
      members: members(exported.symbol, edition),
    })),
  );
  const base = lowerPlan(...editions.map(({ plan }) => plan));
  return (member) => {
    const having = editions.filter((edition) => edition.members.has(member));
    if (having.length === 0) return null;
    // A package may add a member to the interface of another package: both are then needed.
    const plan = lowerPlan(
      ...having.map((edition) =>
        higherPlan(edition.plan, statedOrDeclared(context, edition.members.get(member))),
      ),
    );
    return planRank(plan) > planRank(base) ? plan : null;
  };
}

const statedOrDeclared = (context: Context, symbol: ts.Symbol | null | undefined): Plan | null =>
  symbol ? higherPlan(declaredPlan(context, symbol), statedPlan(context, symbol)) : null;

/** `Only available in LampPro.` in a member's comment. */
function statedPlan(context: Context, symbol: ts.Symbol): Plan | null {
  const name = /\bonly available in `?(\w+)/i.exec(docOf(context, symbol).description)?.[1];
  const exported = name === undefined ? undefined : context.exports.get(name);
  return exported ? exportPlan(exported) : null;
}
