export interface Shift {
  id: number;
  name: string;
  /** A task and its length in half hours, in the order of the day. */
  tasks: [task: string, slots: number][];
}

export const slots = ['9:00', '9:30', '10:00', '10:30', '11:00', '11:30'];

export const shifts: Shift[] = [
  {
    id: 1,
    name: 'Ines',
    tasks: [
      ['Counter', 3],
      ['Break', 1],
      ['Storage', 2],
    ],
  },
  {
    id: 2,
    name: 'Kofi',
    tasks: [
      ['Delivery', 4],
      ['Counter', 2],
    ],
  },
  {
    id: 3,
    name: 'Lena',
    tasks: [
      ['Training', 2],
      ['Counter', 3],
      ['Break', 1],
    ],
  },
];

export function taskAt(shift: Shift, slot: number) {
  let start = 0;
  for (const [task, length] of shift.tasks) {
    if (start === slot) return { task, length };
    start += length;
  }
  return { task: '', length: 1 };
}
