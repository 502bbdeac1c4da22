/** A screen reader announces only regions that exist before their text changes. */
const delay = 50;

let region: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Makes a screen reader announce `text`, even twice in a row. */
export function announce(text: string): void {
  if (region === null || !region.isConnected) {
    region = document.createElement('div');
    region.className = 'sr';
    region.setAttribute('role', 'status');
    document.body.append(region);
  }
  region.textContent = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (region !== null) region.textContent = text;
  }, delay);
}
