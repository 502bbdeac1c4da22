import { inOneLine } from './in-one-line.ts';

/**
 * Opens the entry of the API reference in the address before the first paint; `:target` would open it only after that. On
 * pages with such entries. It is a constant, so that a content security policy can name its hash.
 */
export const openTarget = inOneLine`if (location.hash) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.api-entry#' + CSS.escape(location.hash.slice(1)) + ':not([data-shut])>dd{display:block}');
  document.adoptedStyleSheets = [sheet];
}`;
