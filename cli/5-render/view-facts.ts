import type { PageView } from '../../renderer/view/page.ts';
import { contentHash } from '../machine/cache.ts';
import { perObject } from '../machine/per-object.ts';

const messagesHash = perObject((messages: PageView['messages']) => contentHash(JSON.stringify(messages)));

/**
 * Identifies a view with hashed texts (`hashedTexts`): the view itself, and the hash of the navigation, which all pages
 * share.
 */
export function viewFacts(view: PageView, navigation: string): unknown {
  const { head, messages } = view;
  // The address of a style sheet contains the hash of its text.
  const styles = head.styles.map(({ href, contents }) => [href, contents !== null]);
  const shared = { navigation, messages: messagesHash(messages) };
  return { ...view, ...shared, head: { ...head, styles } };
}
