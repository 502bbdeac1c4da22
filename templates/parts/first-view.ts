/** End of the first view: the page down to its first demo. The browser renders nothing before it has arrived. */
export const firstViewId = 'site--first-view';
