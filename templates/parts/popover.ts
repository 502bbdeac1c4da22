import { version } from 'react';

/** React 19 knows the attributes of the popover API by names of its own; React 18 passes on what it does not know. */
const knowsPopovers = Number.parseInt(version, 10) >= 19;
const target = knowsPopovers ? 'popoverTarget' : 'popovertarget';
const action = knowsPopovers ? 'popoverTargetAction' : 'popovertargetaction';

export const popover = { popover: 'auto' };
export const opens = (id: string) => ({ [target]: id });
export const closes = (id: string) => ({ [target]: id, [action]: 'hide' });
