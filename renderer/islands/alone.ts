/** Shows the text of a document that is opened without the page that holds it. */
export function sayWhenAlone(): void {
  if (window.parent === window) document.documentElement.dataset.alone = '';
}
