/** Matches `navigator.userAgent` of crawlers. */
export const bots = /bot|crawler|spider|robot|crawling/i;
