const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * The item that a key leads to, in a row with a single tab stop. Arrow keys follow the page's direction. Null for any
 * other key, or when the focus is not in the row.
 */
export function nextInRow<Item extends HTMLElement>(
  event: KeyboardEvent,
  items: readonly Item[],
): Item | null {
  const step = steps[event.key];
  const current = items.indexOf(event.target as Item);
  if (step === undefined || current < 0 || event.ctrlKey || event.metaKey || event.altKey) return null;
  event.preventDefault();
  const forward = Number.isFinite(step) && document.documentElement.dir === 'rtl' ? -step : step;
  const next = Number.isFinite(step)
    ? (current + forward + items.length) % items.length
    : Math.max(0, Math.min(forward, items.length - 1));
  return items[next] ?? null;
}
