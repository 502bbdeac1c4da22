/** How the address comes to be that of the new page; a step through the history has changed it already. */
export type Step = 'push' | 'replace' | 'traverse';
