import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab, isolateHistory } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightSpecialChars, keymap } from '@codemirror/view';
import { words } from '../words.ts';
import { editorTheme } from './editor-theme.ts';

export interface EditorFile {
  readonly code: string;
  /** Label for screen readers. */
  readonly label: string;
  readonly language: string;
}

export interface Place {
  /** From 1. */
  readonly line: number;
  /** From 1; null for the whole line. */
  readonly column: number | null;
  readonly message: string;
}

const isScript = (language: string): boolean => /^[jt]sx?$/.test(language);

/** Tab indents. After Escape, the next Tab moves the focus, as the element `helpId` explains. */
function editing(helpId: string, changed: () => void): Extension {
  return [
    EditorState.phrases.of(words().phrases),
    highlightSpecialChars(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion(),
    highlightSelectionMatches(),
    search({ top: true }),
    editorTheme,
    // Code is written left to right on every page.
    EditorView.editorAttributes.of({ dir: 'ltr' }),
    EditorView.contentAttributes.of({ 'aria-describedby': helpId, tabindex: '0' }),
    keymap.of([
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...searchKeymap,
      ...historyKeymap,
      ...completionKeymap,
      indentWithTab,
    ]),
    EditorView.updateListener.of(({ docChanged }) => {
      if (docChanged) changed();
    }),
  ];
}

/** State of a file in the editor, its history included. */
export function fileState(
  { code, label, language }: EditorFile,
  helpId: string,
  changed: () => void,
): EditorState {
  return EditorState.create({
    doc: code,
    extensions: [
      editing(helpId, changed),
      isScript(language) ? javascript({ jsx: language !== 'ts', typescript: /^tsx?$/.test(language) }) : [],
      EditorView.contentAttributes.of({ 'aria-label': label }),
    ],
  });
}

export const createView = (state: EditorState): EditorView => new EditorView({ state });

/** Replaces the whole text as a change that can be undone. */
export const withText = (state: EditorState, code: string): EditorState =>
  state.doc.toString() === code
    ? state
    : state.update({
        changes: { from: 0, to: state.doc.length, insert: code },
        annotations: isolateHistory.of('full'),
      }).state;

/** Marks a place; null removes the mark. */
export function markPlace(view: EditorView, place: Place | null): void {
  const { doc } = view.state;
  const marks: Diagnostic[] = [];
  if (place !== null && place.line <= doc.lines) {
    const { from, to, text } = doc.line(Math.max(1, place.line));
    const at =
      place.column === null
        ? from + (text.length - text.trimStart().length)
        : Math.min(from + place.column - 1, to);
    marks.push({
      from: at,
      to: place.column === null ? to : Math.min(at + 1, to),
      severity: 'error',
      message: place.message,
    });
  }
  view.dispatch(setDiagnostics(view.state, marks));
}
