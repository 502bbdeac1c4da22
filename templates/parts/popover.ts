import { version } from 'react';

/** React 19 has its own names for the attributes of the popover API; React 18 passes unknown attributes on. */
const knowsPopovers = Number.parseInt(version, 10) >= 19;
const target = knowsPopovers ? 'popoverTarget' : 'popovertarget';
const action = knowsPopovers ? 'popoverTargetAction' : 'popovertargetaction';

export const popover = { popover: 'auto' };
export const opens = (id: string) => ({ [target]: id });
export const closes = (id: string) => ({ [target]: id, [action]: 'hide' });
