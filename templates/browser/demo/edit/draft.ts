import type { EditorState } from '@codemirror/state';
import { fill } from '../../../../renderer/text.ts';
import type { CodeVariant, DemoAlternative, SourceText } from '../../../../renderer/view/demo.ts';
import { contentPath, filesOf } from '../code-view.ts';
import type { FileTab } from '../file-tabs.ts';
import { alternativeOf, fragmentOf } from '../fragments.ts';
import { codeVariant } from '../variant.ts';
import { words } from '../words.ts';
import { fileState } from './editor.ts';

export interface DraftFile extends FileTab {
  /** Path below the site's content. */
  readonly path: string;
  /** Code as written. */
  readonly original: string;
  state: EditorState;
}

/** A reader's changes to a demo; they outlive the editor. */
export interface Draft {
  readonly variant: CodeVariant;
  readonly files: readonly DraftFile[];
  /** Notifies the editor of changes. */
  changed: () => void;
}

/** Drafts by the library that the demo is shown with. */
const drafts = new WeakMap<HTMLElement, Map<DemoAlternative | undefined, Draft>>();

export const isChanged = ({ files }: Draft): boolean =>
  files.some(({ state, original }) => state.doc.toString() !== original);

export const textsOf = ({ files }: Draft): SourceText[] =>
  files.map(({ path, state }) => ({ name: path, code: state.doc.toString() }));

/** The draft that the reader has begun, or a new one in the variant that the page shows. */
export async function draftOf(demo: HTMLElement, helpId: string): Promise<Draft> {
  const alternative = alternativeOf(demo);
  const own = drafts.get(demo) ?? new Map<DemoAlternative | undefined, Draft>();
  const known = own.get(alternative);
  if (known !== undefined && (isChanged(known) || known.variant === codeVariant())) return known;
  const variant = codeVariant();
  const files = filesOf(demo);
  const texts = await Promise.all(files.map(({ href }) => fragmentOf(demo, href)));
  const draft: Draft = {
    variant,
    files: files.map((file, index) => {
      const original = texts[index]?.text ?? '';
      const language = file.name.slice(file.name.lastIndexOf('.') + 1);
      const label = fill(words().codeOf, { name: demo.id, file: file.name });
      const state = fileState({ code: original, label, language }, helpId, () => draft.changed());
      return { ...file, path: contentPath(file), original, state };
    }),
    changed: () => {},
  };
  drafts.set(demo, own.set(alternative, draft));
  return draft;
}
