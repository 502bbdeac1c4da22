const points = (sizes: [number, number][]) =>
  sizes.map(([x, y], id) => ({ id, x, y }));

export const species = [
  {
    id: 'willow',
    label: 'Willow',
    data: points([
      [8, 1.2],
      [9.1, 1.5],
      [10.4, 1.4],
      [11.2, 1.9],
      [12.6, 1.7],
    ]),
  },
  {
    id: 'beech',
    label: 'Beech',
    data: points([
      [6.2, 4],
      [7.1, 4.3],
      [7.8, 5.1],
      [8.6, 5.2],
      [9.4, 6],
    ]),
  },
  {
    id: 'lime',
    label: 'Lime',
    data: points([
      [4.9, 5],
      [5.8, 5.6],
      [6.6, 6.8],
      [7.3, 7],
      [8.2, 8.1],
    ]),
  },
];
