export const viewportWidth = 1440;

function minWidthFits(query: string): boolean {
  const minimum = /min-width:\s*([\d.]+)px/.exec(query);
  const maximum = /max-width:\s*([\d.]+)px/.exec(query);
  if (minimum === null && maximum === null) return false;
  return (
    viewportWidth >= Number(minimum?.[1] ?? 0) &&
    viewportWidth <= Number(maximum?.[1] ?? Number.POSITIVE_INFINITY)
  );
}

/** A desktop with a mouse, in light mode, with reduced motion: pictures show where an animation ends. */
export function matchMedia(query: string) {
  const matches =
    /prefers-reduced-motion:\s*reduce|hover:\s*hover|pointer:\s*fine/.test(query) || minWidthFits(query);
  return {
    matches,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  };
}
