/**
 * End of the first view: the page down to its first demo, or to the tools of its first list; the whole of a page without
 * a body. The browser renders nothing before it has arrived.
 */
export const firstViewId = 'site--first-view';

export const FirstViewEnd = () => <span id={firstViewId} hidden />;
