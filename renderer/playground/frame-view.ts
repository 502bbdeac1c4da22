/** px that a menu or dialog of a demo may need below it, and the least that a frame with one gets */
const room = 420;
/** px; a demo as high as its window would otherwise grow without end. */
const tallest = 3000;
/** px of the document above and below the demo */
const margins = 24;

export interface FrameView {
  readonly frame: HTMLIFrameElement;
  readonly append: () => void;
  /** Puts the frame in place of the demo. */
  readonly show: () => void;
  readonly resize: (height: number, overlaid: boolean) => void;
  readonly remove: () => void;
}

/**
 * The frame in a demo's stage. It takes the room that its content needs. An open menu adds none: it covers what
 * follows, as it does in the page.
 */
export function frameView(demo: HTMLElement, url: string): FrameView {
  const stage = demo.querySelector<HTMLElement>('.demo-stage') ?? demo;
  const box = document.createElement('div');
  box.className = 'demo-edited';
  const frame = document.createElement('iframe');
  frame.title = demo.ariaLabel ?? demo.id;
  // Never with the page's origin: code in the frame could remove its own sandbox.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-modals allow-downloads');
  frame.allow = 'clipboard-write';
  frame.src = url;
  box.append(frame);
  frame.style.height = `${stage.offsetHeight}px`;
  return {
    frame,
    append: () => stage.append(box),
    show: () => demo.setAttribute('data-edited', ''),
    resize: (asked, overlaid) => {
      const height = Math.min(Math.max(Number(asked) || 0, 0), tallest);
      box.style.height = `${height}px`;
      frame.style.height = `${Math.ceil(height) + margins + (overlaid ? room : 0)}px`;
      demo.toggleAttribute('data-overlaid', overlaid === true);
    },
    remove: () => {
      box.remove();
      demo.removeAttribute('data-edited');
      demo.removeAttribute('data-overlaid');
    },
  };
}
