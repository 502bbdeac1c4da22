export type Plan = 'Community' | 'Pro' | 'Premium';

type Status = 'Stable' | 'Experimental' | 'Unstable';

export interface Feature {
  id: string;
  name: string;
  area: string;
  plan: Plan;
  status: Status;
}

type Entry = [id: string, name: string, plan?: Plan, status?: Status];

/** Features of an area, by default stable and in the Community plan. */
export const featuresOf = (area: string, entries: Entry[]): Feature[] =>
  entries.map(([id, name, plan = 'Community', status = 'Stable']) => ({
    id,
    name,
    area,
    plan,
    status,
  }));
