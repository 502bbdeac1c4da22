import { setImmediate } from 'node:timers/promises';

/** Work in steps: a long computation pauses after each, so that a signal ends it at once. */
export type Steps<Value> = Generator<void, Value>;

export async function inTurns<Value>(steps: Steps<Value>): Promise<Value> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

export function atOnce<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
