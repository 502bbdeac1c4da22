import type { ApiSince } from '../../../renderer/view/api.ts';
import type { ApiEntryText } from '../../model/api-entry.ts';
import { spokenRelease } from '../../reference/release.ts';

/** The age of an entry as readers see it; null without one. */
export function sinceOf({ since, earlier = [] }: Pick<ApiEntryText, 'since' | 'earlier'>): ApiSince | null {
  if (since === undefined) return null;
  const last = earlier.at(-1);
  return { version: spokenRelease(since), until: last === undefined ? null : spokenRelease(last.until) };
}
