import { words } from './words.ts';

const root = document.documentElement;

/**
 * Puts the whole document into full screen with one demo over it, not the demo alone: menus and dialogs of a demo are
 * at the end of the body, where a demo in the browser's top layer would hide them.
 */
export async function toggleFullscreen(demo: HTMLElement): Promise<void> {
  if (document.fullscreenElement !== null) return document.exitFullscreen();
  await root.requestFullscreen();
  const position = scrollY;
  show(demo, true);
  const leave = () => {
    if (document.fullscreenElement !== null) return;
    document.removeEventListener('fullscreenchange', leave);
    show(demo, false);
    scrollTo({ top: position, behavior: 'instant' });
  };
  document.addEventListener('fullscreenchange', leave);
}

function show(demo: HTMLElement, on: boolean): void {
  root.toggleAttribute('data-demo-fullscreen', on);
  demo.toggleAttribute('data-fullscreen', on);
  const button = demo.querySelector('[data-tool="fullscreen"]');
  if (button === null) return;
  button.ariaLabel = words()[on ? 'leaveFullscreen' : 'fullscreen'];
  button.querySelector('use')?.setAttribute('href', on ? '#icon-window' : '#icon-fullscreen');
}
