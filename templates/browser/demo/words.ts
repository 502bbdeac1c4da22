export interface Words {
  readonly copied: string;
  /** Of `{name}`. */
  readonly files: string;
  readonly fullscreen: string;
  readonly leaveFullscreen: string;
  readonly linkCopied: string;
  readonly notAllowed: string;
  readonly notLoaded: string;
  readonly restarted: string;
  readonly JS: string;
  readonly TS: string;
}

/** The interface texts of the tools, in the language of the page. */
export const words = (): Words =>
  JSON.parse(document.querySelector<HTMLElement>('#demo-words')?.dataset.words ?? '{}');
