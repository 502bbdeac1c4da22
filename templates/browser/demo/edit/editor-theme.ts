import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { codeParts } from '../../../../renderer/highlighting/code-parts.ts';

/** The colours of code on the page. As variables, they follow the mode. */
const highlighting = HighlightStyle.define(
  codeParts(tags).map((part) => ({ tag: part.tags, color: `var(--color-code-${part.name})` })),
);

const theme = EditorView.theme({
  '&': { color: 'var(--color-code-text)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: '2px solid var(--color-primary)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'var(--font-code)',
    fontSize: 'var(--text-code)',
    lineHeight: 'var(--leading-code)',
    maxBlockSize: 'min(68vh, 1000px)',
  },
  '.cm-content': { paddingBlock: 'calc(var(--space) * 2)', caretColor: 'var(--color-text)' },
  '.cm-line': { paddingInline: 'calc(var(--space) * 2)' },
  '.cm-cursor': { borderInlineStartColor: 'var(--color-text)', borderInlineStartWidth: '2px' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--color-selected)',
  },
  '.cm-selectionMatch, .cm-searchMatch': {
    backgroundColor: 'var(--color-warning-ground)',
    outline: '1px solid var(--color-warning)',
  },
  '.cm-searchMatch-selected': { outlineWidth: '2px' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--color-hover)',
    outline: '1px solid var(--color-outline)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--color-error-ground)' },
  '.cm-panels': {
    backgroundColor: 'var(--color-surface)',
    color: 'var(--color-text)',
    borderColor: 'var(--color-border)',
  },
  '.cm-panel.cm-search': { padding: 'var(--space)', fontFamily: 'var(--font-text)' },
  '.cm-textfield': {
    backgroundColor: 'var(--color-background)',
    border: '1px solid var(--color-outline)',
    borderRadius: 'var(--radius-chip)',
    color: 'inherit',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--color-raised)',
    border: '1px solid var(--color-outline)',
    borderRadius: 'var(--radius-chip)',
    color: 'inherit',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--color-raised)',
    border: '1px solid var(--color-border)',
    color: 'var(--color-text)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-selected)',
    color: 'var(--color-text)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-error)',
    textDecorationSkipInk: 'none',
  },
  '.cm-diagnostic-error': { borderInlineStart: '3px solid var(--color-error)' },
});

export const editorTheme: Extension = [theme, syntaxHighlighting(highlighting)];
