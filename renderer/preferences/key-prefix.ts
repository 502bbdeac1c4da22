/**
 * Begins the name of everything that a site below a path stores, `kite.` for `/kite/`: sites of one host share its
 * storage, and must not share their readers' choices by accident. Refers to nothing outside itself: its text is also a
 * part of the script that runs before the first paint.
 */
export const keyPrefix = (base = '/'): string => base.slice(1).replaceAll('/', '.');
