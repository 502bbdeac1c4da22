import { keyPrefix } from './key-prefix.ts';

/** The path below which the site is served, from the attribute that pages below one have on their root element. */
export const siteBase = (): string => document.documentElement.dataset.base ?? '/';

/** The name under which this site stores something. */
export const ownKey = (key: string): string => keyPrefix(siteBase()) + key;
