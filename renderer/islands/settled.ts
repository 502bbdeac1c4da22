const leastFrames = 6;

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/**
 * Resolves once `element` has not changed for three frames, or after `limit` ms of changing. On a slow machine a frame may
 * take that long, and an element needs some to find its size.
 */
export async function settled(element: Element, limit = 1500): Promise<void> {
  let changed = true;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(element, { attributes: true, characterData: true, childList: true, subtree: true });
  const start = performance.now();
  let quiet = 0;
  for (
    let frames = 0;
    quiet < 3 && (frames < leastFrames || performance.now() - start < limit);
    frames += 1
  ) {
    changed = false;
    await nextFrame();
    quiet = changed ? 0 : quiet + 1;
  }
  observer.disconnect();
}
