export interface Words {
  /** With `{name}`. */
  readonly alternativeShown: string;
  readonly closeEditor: string;
  /** With `{file}`, `{line}`, `{column}` and `{message}`. */
  readonly codeAt: string;
  /** With `{name}` and `{file}`. */
  readonly codeOf: string;
  /** With `{file}`, `{line}` and `{message}`. */
  readonly codeOn: string;
  readonly copied: string;
  /** With `{file}`. */
  readonly copyFile: string;
  readonly edit: string;
  /** With `{language}`. */
  readonly editedElsewhere: string;
  readonly editorClosed: string;
  readonly editorHelp: string;
  readonly editorKept: string;
  readonly editorOpen: string;
  readonly editShown: string;
  /** With `{name}`. */
  readonly files: string;
  readonly fullscreen: string;
  readonly leaveFullscreen: string;
  readonly linkCopied: string;
  readonly noComponent: string;
  /** With `{name}` and `{offered}`. */
  readonly noImport: string;
  readonly notAllowed: string;
  readonly notLoaded: string;
  readonly original: string;
  /** Texts of the editor's search, by its own names. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly promptCopied: string;
  readonly restarted: string;
  readonly silent: string;
  readonly unavailable: string;
  readonly JS: string;
  readonly TS: string;
}

/** The interface texts of the tools, in the language of the page. */
export const words = (): Words =>
  JSON.parse(document.querySelector<HTMLElement>('#site--demo-words')?.dataset.words ?? '{}');
