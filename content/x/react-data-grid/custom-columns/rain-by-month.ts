/** Millimetres, January first. */
export const rain = [
  {
    id: 1,
    city: 'Oslo',
    monthly: [58, 45, 42, 47, 60, 76, 85, 101, 83, 92, 84, 57],
  },
  {
    id: 2,
    city: 'Dublin',
    monthly: [62, 49, 52, 53, 59, 65, 59, 73, 62, 79, 83, 77],
  },
  {
    id: 3,
    city: 'Lisbon',
    monthly: [100, 85, 53, 68, 54, 16, 4, 6, 33, 101, 128, 127],
  },
  {
    id: 4,
    city: 'Athens',
    monthly: [56, 44, 43, 30, 20, 11, 10, 5, 26, 44, 72, 75],
  },
];
