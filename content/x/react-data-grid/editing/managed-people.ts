import { people } from '../../../data/people';

export interface ManagedPerson {
  id: number;
  firstName: string;
  lastName: string;
  department: string;
  isNew: boolean;
}

export const initialPeople: ManagedPerson[] = people
  .slice(0, 5)
  .map(({ id, firstName, lastName, department }) => ({
    id,
    firstName,
    lastName,
    department,
    isNew: false,
  }));

export function newPerson(rows: readonly ManagedPerson[]): ManagedPerson {
  const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
  return { id, firstName: '', lastName: '', department: '', isNew: true };
}
