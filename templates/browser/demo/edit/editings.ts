import type { SourceText } from '../../../../renderer/view/demo.ts';

/** A demo whose editor is open. */
export interface Editing {
  /** As the reader has changed them, the entry first. */
  readonly files: () => SourceText[];
  /** The file in the editor. */
  readonly selected: () => string;
  /** Restores the written code and demo. */
  readonly reset: () => void;
  /** Follows the page, which now shows the other variant of the code. */
  readonly followVariant: () => Promise<void>;
  readonly close: () => void;
  /** Ends silently: the reader has left the page. */
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
