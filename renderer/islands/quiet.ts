/** ms without input after which a reader counts as reading */
const pause = 200;

let lastInput = Number.NEGATIVE_INFINITY;
for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'])
  addEventListener(
    type,
    () => {
      lastInput = performance.now();
    },
    { passive: true, capture: true },
  );

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Not every browser reports that it is idle; a separate task has to do there. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 0);
  });

/** Resolves when the reader neither scrolls nor types and the browser has nothing urgent to do. */
export async function quiet(): Promise<void> {
  for (;;) {
    const rest = lastInput + pause - performance.now();
    if (rest <= 0) break;
    await delay(rest);
  }
  await idle();
}
