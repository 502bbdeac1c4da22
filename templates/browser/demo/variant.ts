import { choose, preferences } from '../../../renderer/preferences/store.ts';
import type { CodeVariant } from '../../../renderer/view/demo.ts';

/** What the page shows. */
export const codeVariant = (): CodeVariant => preferences().codeVariant;

/** On every demo of the page, as its address asks; later pages show what the reader chose. */
export const showVariant = (variant: CodeVariant): void => choose({ codeVariant: variant }, { keep: false });

/** A choice outlives the page; an address that asks for the other variant is fixed, or a reload would undo it. */
export function chooseVariant(variant: CodeVariant): void {
  const extension = variant === 'JS' ? '.js' : '.tsx';
  const hash = location.hash.replace(/\.(js|tsx)$/, extension);
  if (hash !== location.hash) history.replaceState(history.state, '', hash);
  choose({ codeVariant: variant });
}
