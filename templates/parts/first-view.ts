/** Ends what a reader sees first: the page down to its first demo. The browser draws nothing before it is there. */
export const firstViewId = 'site--first-view';
