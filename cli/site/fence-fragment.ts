/** Name of the type whose members a fence shows that is a part of an object or of an element's attributes. */
export const fragmentType = 'FenceFragment';

/** Name of the function with which an executed fence reports a value, by its number. */
export const reportFunction = 'reportFenceValue';

/** Place in the module of an executed fence, in a stack or a message of the bundler: its id, line and column. */
export const variationPlace = /\bvariation:([\w-]+)(?::(\d+):(\d+))?/;
