/** What a crawler says of itself in `navigator.userAgent`. */
export const bots = /bot|crawler|spider|robot|crawling/i;
