import { setImmediate } from 'node:timers/promises';

/**
 * Work in steps: a long computation pauses after each, so that other work can run and the computation can be cancelled.
 */
export type Steps<Value> = Generator<void, Value>;

/** Stops with the signal's reason when it is aborted. */
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
