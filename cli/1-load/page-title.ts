import { isApiPathname } from '../site/paths.ts';

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Title of a tree item that has none: `react-` dropped from the last segment, its words capitalised. Below an API
 * segment it is an identifier: PascalCase, or camelCase for hooks (`use-…`).
 */
export function titleFromPathname(pathname: string): string {
  const segments = pathname.split('/').filter(Boolean);
  const last = segments.at(-1);
  if (last === undefined) return 'Home';
  const words = last
    .replace(/^react-(?=.)/, '')
    .split('-')
    .filter(Boolean);
  if (words.length === 0) return last;
  if (!isApiPathname(pathname)) return words.map(capitalise).join(' ');
  const isHook = words.length > 1 && words[0] === 'use';
  return words.map((word, index) => (isHook && index === 0 ? word : capitalise(word))).join('');
}
