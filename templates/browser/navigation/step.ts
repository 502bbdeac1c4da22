/** How the address becomes that of the new page; a step through the history has already changed it. */
export type Step = 'push' | 'replace' | 'traverse';
