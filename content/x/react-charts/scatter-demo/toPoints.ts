/** Points from pairs of x and y, with the position as id. */
export const toPoints = (...pairs: [x: number, y: number][]) =>
  pairs.map(([x, y], id) => ({ id, x, y }));
