/** Name of the type whose members a fence shows that is a part of an object or of an element's attributes. */
export const fragmentType = 'FenceFragment';
