/** Key of a dictionary under which a language has its own title for a page, group or link of the tree. */
export const navigationKey = (pathname: string): string => `navigation.${pathname}`;

/** Whether a key titles a node. Templates also have texts below `navigation.`, whose names are not paths. */
export const isNavigationKey = (key: string): boolean => /^navigation\.(?:\/|https:)/.test(key);
