/** A small pseudo-random generator: the same seed gives the same numbers. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function decimals(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}

interface NumericField {
  name: string;
  min: number;
  max: number;
  digits: number;
}

function numericFields(rows: readonly object[]): NumericField[] {
  const names = Object.keys(rows[0] ?? {});
  return names.flatMap((name) => {
    const values = rows.map((row) => (row as Record<string, unknown>)[name]);
    const isMeasure =
      !/id$/i.test(name) && values.every((value) => typeof value === 'number');
    if (!isMeasure) {
      return [];
    }
    const numbers = values as number[];
    return {
      name,
      min: Math.min(...numbers),
      max: Math.max(...numbers),
      digits: Math.max(...numbers.map(decimals)),
    };
  });
}

/**
 * `count` rows made from a few, with ids from 1 to `count`. The first ones are
 * the given rows; in the following copies every number moves by up to a fifth and
 * stays between the smallest and the largest value of its field. The result is
 * the same on every call.
 */
export function repeatRows<R extends { id: number }>(
  rows: readonly R[],
  count: number,
): R[] {
  const random = seeded(20240503);
  const fields = numericFields(rows);
  return Array.from({ length: rows.length === 0 ? 0 : count }, (_, index) => {
    const copy: Record<string, unknown> & { id: number } = {
      ...(rows[index % rows.length] as R),
      id: index + 1,
    };
    if (index >= rows.length) {
      for (const { name, min, max, digits } of fields) {
        const moved = (copy[name] as number) * (0.8 + random() * 0.4);
        const kept = Math.min(max, Math.max(min, moved));
        copy[name] = Number(kept.toFixed(digits));
      }
    }
    return copy as unknown as R;
  });
}
