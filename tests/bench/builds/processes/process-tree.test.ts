import { expect, test } from 'vitest';
import { ProcessTree } from './process-tree.ts';

interface Process {
  readonly id: number;
  readonly parent: number;
  readonly ticks: readonly [user: number, system: number];
  /** kB */
  readonly own: number;
}

const stat = ({ id, parent, ticks: [user, system] }: Process) =>
  `${id} (node (a) b) S ${parent} 1 1 0 -1 4194560 9 0 0 0 ${user} ${system} 7 7 20 0 1 0 500 0 0`;
const status = ({ own }: Process) =>
  `Name:\tnode\nVmRSS:\t 999999 kB\nRssAnon:\t   ${own} kB\nRssFile:\t 999999 kB\nRssShmem:\t    4 kB\n`;

/** A tree of the process 10 that has looked at each of the moments. */
function watched(...moments: readonly (readonly Process[])[]): ProcessTree {
  let now: readonly Process[] = [];
  const find = (id: number) => now.find((each) => each.id === id);
  const tree = new ProcessTree(
    {
      ids: () => now.map(({ id }) => id),
      stat: (id) => (find(id) === undefined ? null : stat(find(id) as Process)),
      status: (id) => (find(id) === undefined ? null : status(find(id) as Process)),
    },
    10,
  );
  for (const moment of moments) {
    now = moment;
    tree.look();
  }
  return tree;
}

const root = { id: 10, parent: 1, ticks: [20, 5], own: 1000 } as const;
const child = { id: 12, parent: 10, ticks: [100, 0], own: 3000 } as const;

test('children and their children count, others do not', () => {
  const grandchild = { id: 13, parent: 12, ticks: [50, 0], own: 500 } as const;
  const stranger = { id: 11, parent: 1, ticks: [900, 0], own: 90_000 } as const;
  const tree = watched([root, stranger, child, grandchild]);
  expect(tree.processor).toBeCloseTo(1.75);
  expect(tree.peak).toBe((1000 + 3000 + 500 + 3 * 4) * 1024);
});

test('a child whose number is lower than that of its parent counts', () => {
  expect(watched([{ ...child, id: 3, parent: 12 }, root, child]).processor).toBeCloseTo(2.25);
});

test('a process counts after its parent has gone, and its time after it has gone itself', () => {
  const tree = watched(
    [root, child, { ...child, id: 13, parent: 12 }],
    [root, { ...child, id: 13, parent: 1 }],
    [root],
  );
  expect(tree.processor).toBeCloseTo(2.25);
});

test('the peak is what all hold at one moment', () => {
  const tree = watched([root, child], [root, { ...child, id: 14, own: 2000 }]);
  expect(tree.peak).toBe((1000 + 3000 + 2 * 4) * 1024);
});

test('a number that a stranger had counts when it comes back as a child', () => {
  const stranger = { ...child, parent: 1 };
  expect(watched([root, stranger], [root], [root, child]).processor).toBeCloseTo(1.25);
});
