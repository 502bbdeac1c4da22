/**
 * The browser waits for the page down to here before it paints anything: half a header would jump when the rest
 * arrives. The rest is painted as it arrives (`styles/arriving.css`).
 */
export const firstViewId = 'site--first-view';

export const FirstViewEnd = () => <span id={firstViewId} hidden />;
