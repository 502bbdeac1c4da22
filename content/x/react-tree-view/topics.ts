export interface Topic {
  id: string;
  name: string;
  children?: Topic[];
}

export const topics: Topic[] = [
  {
    id: 'garden',
    name: 'Garden',
    children: [
      { id: 'roses', name: 'Rose pruning' },
      { id: 'watering', name: 'Watering in summer' },
      {
        id: 'tools',
        name: 'Tools',
        children: [
          { id: 'rake', name: 'Rake' },
          { id: 'butt', name: 'Water butt' },
        ],
      },
    ],
  },
  {
    id: 'kitchen',
    name: 'Kitchen',
    children: [
      { id: 'knives', name: 'Knife care' },
      { id: 'filters', name: 'Water filters' },
    ],
  },
];
