/** Runs something once the next frame has been painted. A hidden tab paints none, so nothing waits there. */
export function afterFrame(run: () => void): void {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
