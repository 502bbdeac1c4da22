/**
 * Lets the browser skip pictures that are far away (`styles/demo.css`), unless the reader arrives anywhere but at the top
 * of the page: where that is depends on their heights. Runs before the first paint.
 */
export const skipFarPictures = `(() => {
  const [{ type }] = performance.getEntriesByType('navigation');
  if (type === 'navigate' && !location.hash) document.documentElement.dataset.skipsPictures = '';
})();`;
