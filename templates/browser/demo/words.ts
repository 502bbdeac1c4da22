export interface Words {
  /** Of `{name}`. */
  readonly alternativeShown: string;
  readonly closeEditor: string;
  /** Of `{file}`, `{line}`, `{column}` and `{message}`. */
  readonly codeAt: string;
  /** Of `{name}` and `{file}`. */
  readonly codeOf: string;
  /** Of `{file}`, `{line}` and `{message}`. */
  readonly codeOn: string;
  readonly copied: string;
  readonly edit: string;
  /** Of `{language}`. */
  readonly editedElsewhere: string;
  readonly editorClosed: string;
  readonly editorHelp: string;
  readonly editorKept: string;
  readonly editorOpen: string;
  readonly editShown: string;
  /** Of `{name}`. */
  readonly files: string;
  readonly fullscreen: string;
  readonly leaveFullscreen: string;
  readonly linkCopied: string;
  readonly noComponent: string;
  /** Of `{name}` and `{offered}`. */
  readonly noImport: string;
  readonly notAllowed: string;
  readonly notLoaded: string;
  readonly original: string;
  /** What the editor says of its search, by its own names. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly restarted: string;
  readonly silent: string;
  readonly unavailable: string;
  readonly JS: string;
  readonly TS: string;
}

/** The interface texts of the tools, in the language of the page. */
export const words = (): Words =>
  JSON.parse(document.querySelector<HTMLElement>('#site--demo-words')?.dataset.words ?? '{}');
