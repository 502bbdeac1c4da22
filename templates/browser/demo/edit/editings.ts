import type { SourceText } from '../../../../renderer/view/demo.ts';

/** A demo whose editor is open. */
export interface Editing {
  /** As the reader has made them, the entry first. */
  readonly files: () => SourceText[];
  /** The file that the editor shows. */
  readonly selected: () => string;
  /** Code and demo as they are written. */
  readonly reset: () => void;
  /** The page now shows the other variant of the code. */
  readonly followVariant: () => Promise<void>;
  readonly close: () => void;
  /** Ends without a word: the page was left. */
  readonly destroy: () => void;
}

const open = new Map<HTMLElement, Editing>();

export const editingOf = (demo: HTMLElement): Editing | undefined => open.get(demo);

export const editings = (): Editing[] => [...open.values()];

export function setEditing(demo: HTMLElement, editing: Editing | null): void {
  if (editing === null) open.delete(demo);
  else open.set(demo, editing);
}

document.addEventListener('docs:page', () => {
  for (const [demo, editing] of open) if (!demo.isConnected) editing.destroy();
});
