import { carries, type Path, type Value } from './value.ts';

/** The values that a script uses in place of props. */
export interface Found {
  /** Values for props that the caller does not pass, by path. */
  readonly defaults: ReadonlyMap<Path, readonly Value[]>;
  /** Values that replace whatever the caller passes. */
  readonly forced: ReadonlyMap<Path, readonly Value[]>;
}

/** Collects the values that one component uses in place of props. */
export class FoundValues implements Found {
  readonly defaults = new Map<Path, Value[]>();
  readonly forced = new Map<Path, Value[]>();

  /** Records the default of an absent prop. */
  settle(path: Path, value: Value): Value {
    if (value.kind !== 'nothing') record(this.defaults, path, value);
    return { kind: 'settled', path, value };
  }

  /** Records a value that replaces the caller's. */
  force(path: Path, value: Value): void {
    record(this.forced, path, value);
  }

  /** `value`, or `other()` for an absent prop. */
  withDefault(value: Value, other: () => Value): Value {
    if (value.kind === 'nothing') return other();
    const instead = other();
    if (value.kind !== 'given' || carries(instead)) return value;
    return this.settle(value.path, instead);
  }
}

function record(into: Map<Path, Value[]>, path: Path, value: Value): void {
  into.set(path, [...(into.get(path) ?? []), value]);
}
