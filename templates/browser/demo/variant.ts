import type { CodeVariant } from '../../../renderer/model.ts';
import { writeCookie } from '../cookie.ts';

const root = document.documentElement;

/** What the page shows; `templates/parts/first-paint.ts` decides at first. */
export const codeVariant = (): CodeVariant => (root.dataset.codeVariant === 'JS' ? 'JS' : 'TS');

/** The choice is on every demo of the page. */
export function showVariant(variant: CodeVariant): void {
  root.dataset.codeVariant = variant;
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-tool="variant"]'))
    button.ariaPressed = String(button.value === variant);
}

/** A choice outlives the page; an address that asks for the other variant is mended, or a reload would undo it. */
export function chooseVariant(variant: CodeVariant): void {
  showVariant(variant);
  const extension = variant === 'JS' ? '.js' : '.tsx';
  const hash = location.hash.replace(/\.(js|tsx)$/, extension);
  if (hash !== location.hash) history.replaceState(history.state, '', hash);
  writeCookie('codeVariant', variant);
}
