const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Resolves once `element` has not changed for three frames, or after `limit` ms of changing. */
export async function settled(element: Element, limit = 1500): Promise<void> {
  let changed = true;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(element, { attributes: true, characterData: true, childList: true, subtree: true });
  const start = performance.now();
  for (let quiet = 0; quiet < 3 && performance.now() - start < limit; quiet = changed ? 0 : quiet + 1) {
    changed = false;
    await nextFrame();
  }
  observer.disconnect();
}
