import { setImmediate } from 'node:timers/promises';

/** Work in steps: a long computation pauses after each, so that other work goes on and nobody waits for work in vain. */
export type Steps<Value> = Generator<void, Value>;

/** Ends with the signal's reason when it is aborted. */
export async function inTurns<Value>(steps: Steps<Value>, signal?: AbortSignal): Promise<Value> {
  for (;;) {
    signal?.throwIfAborted();
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
