import { choose, preferences } from '../../../renderer/preferences/store.ts';
import type { CodeVariant } from '../../../renderer/view/demo.ts';

/** The variant that the page shows. */
export const codeVariant = (): CodeVariant => preferences().codeVariant;

/** Shows a variant on every demo of the page, as its address requests. Later pages show the reader's own choice. */
export const showVariant = (variant: CodeVariant): void => choose({ codeVariant: variant }, { keep: false });

/**
 * Stores the choice for later pages. An address that requests the other variant is changed, or a reload would undo it.
 */
export function chooseVariant(variant: CodeVariant): void {
  const extension = variant === 'JS' ? '.js' : '.tsx';
  const hash = location.hash.replace(/\.(js|tsx)$/, extension);
  if (hash !== location.hash) history.replaceState(history.state, '', hash);
  choose({ codeVariant: variant });
}
