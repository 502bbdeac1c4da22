import { type Person, people } from '../../../data/people';

export const staff = people.slice(0, 5);

/** Stands for your endpoint: slow, strict, and it rounds what it stores. */
export async function savePerson(person: Person): Promise<Person> {
  await new Promise((resolve) => setTimeout(resolve, 1200));
  if (!(person.salary > 0)) {
    throw new Error('Enter a salary.');
  }
  if (person.salary > 200_000) {
    throw new Error('Salaries above 200,000 need approval.');
  }
  return { ...person, salary: Math.round(person.salary / 100) * 100 };
}
