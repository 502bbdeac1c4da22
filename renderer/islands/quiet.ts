/** ms without input after which a reader is taken to be reading */
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

/** Not every browser tells when it is idle; there a task of its own has to do. */
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
