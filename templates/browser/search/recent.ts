import { read, write } from '../storage.ts';

const key = 'search-recent';
const most = 5;

/** Searches that led to a page, the latest first. Any other stored value counts as none. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(read(key) ?? '[]');
    const all = Array.isArray(stored) ? stored : [];
    return all
      .filter((search): search is string => typeof search === 'string' && search.trim() !== '')
      .slice(0, most);
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const wanted = query.trim().slice(0, 100);
  if (wanted === '') return;
  const others = recentSearches().filter((search) => search.toLowerCase() !== wanted.toLowerCase());
  write(key, JSON.stringify([wanted, ...others].slice(0, most)));
}

export const forgetSearches = (): void => write(key, '[]');
