import { knowsNewAttributes } from './new-attributes.ts';

const target = knowsNewAttributes ? 'popoverTarget' : 'popovertarget';
const action = knowsNewAttributes ? 'popoverTargetAction' : 'popovertargetaction';

export const popover = { popover: 'auto' };
export const opens = (id: string) => ({ [target]: id });
export const closes = (id: string) => ({ [target]: id, [action]: 'hide' });
