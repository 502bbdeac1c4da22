/** Heights by which the first view is guessed, in px: the head of a page, a demo, and another block of text. */
export const usualHeights = { head: 300, demo: 600, other: 60 };
