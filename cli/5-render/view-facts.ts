import type { PageView } from '../../renderer/view/page.ts';
import { codeVersion } from '../machine/code-version.ts';

/** Makes the whole texts of those that are hashed. */
const textCode = ['cli/5-render/view-texts.ts'];

/**
 * What tells a view with hashed texts (`hashedTexts`) from all others: the view itself, with the hash of the navigation,
 * which all pages have.
 */
export function viewFacts(view: PageView, navigation: string): unknown {
  const { head } = view;
  // The address of a style sheet has the hash of its text.
  const styles = head.styles.map(({ href, contents }) => [href, contents !== null]);
  return { ...view, texts: codeVersion(textCode), navigation, head: { ...head, styles } };
}
