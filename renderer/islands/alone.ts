/** Shows what a document says of itself when it is opened without the page that holds it. */
export function sayWhenAlone(): void {
  if (window.parent === window) document.documentElement.dataset.alone = '';
}
