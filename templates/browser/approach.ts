/** Calls `run` when a pointer, the focus or a finger reaches something that the reader may be about to use. */
export function onApproach(run: (event: Event) => void): void {
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, run, { passive: true });
}
