import { codeStylings } from '../../renderer/preferences/model.ts';
import { choose, preferences } from '../../renderer/preferences/store.ts';
import { read, write } from './storage.ts';

/** Groups with this key show the styling that the reader prefers. */
const stylingKey = 'code-styling';

const storageKey = (key: string) => `codeblock-${key}`;

/** The tab that the reader last chose in groups with this key. */
export const rememberedLabel = (key: string): string | null =>
  key === stylingKey ? preferences().codeStyling : read(storageKey(key));

export function rememberLabel(key: string, label: string): void {
  const codeStyling = codeStylings.find((styling) => styling === label);
  if (key === stylingKey && codeStyling !== undefined) choose({ codeStyling });
  else write(storageKey(key), label);
}
