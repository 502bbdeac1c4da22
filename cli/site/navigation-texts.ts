/** Key of a dictionary under which a language has its own title for a page, group or link of the tree. */
export const navigationKey = (pathname: string): string => `navigation.${pathname}`;

/** Templates have texts of their own below `navigation.`, whose names are no paths. */
export const isNavigationKey = (key: string): boolean => /^navigation\.(?:\/|https:)/.test(key);
