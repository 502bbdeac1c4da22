/** React's types do not know the attributes of the popover API yet. */
export const popover = { popover: 'auto' };
export const opens = (id: string) => ({ popovertarget: id });
export const closes = (id: string) => ({ popovertarget: id, popovertargetaction: 'hide' });
