import { createLocalServer } from '../../../../data/local-server';
import { departments, people } from '../../../../data/people';

export interface StaffRow {
  id: string;
  path: string[];
  jobTitle?: string;
  headcount?: number;
}

const staff: StaffRow[] = people.map(({ id, ...person }) => ({
  id: String(id),
  path: [person.department, `${person.firstName} ${person.lastName}`],
  jobTitle: person.jobTitle,
}));

const server = createLocalServer(staff, { getPath: (row) => row.path });

/** A branch that is not loaded needs a child, or it could not be opened. */
const placeholderOf = (department: string): StaffRow => ({
  id: `loading-${department}`,
  path: [department, 'Loading…'],
});

export const firstRows: StaffRow[] = departments.flatMap((department) => [
  {
    id: department,
    path: [department],
    headcount: staff.filter(({ path }) => path[0] === department).length,
  },
  placeholderOf(department),
]);

/** The update that puts the people of a department in place of its placeholder. */
export async function loadBranch(
  department: string,
  options: { fail: boolean; signal: AbortSignal },
) {
  const response = await server.getRows({
    parentPath: [department],
    ...options,
  });
  const { id } = placeholderOf(department);
  return [...response.rows, { id, _action: 'delete' as const }];
}
