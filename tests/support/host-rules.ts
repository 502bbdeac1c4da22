import { visit } from 'unist-util-visit';
import { parseRootFile } from '../docs/root-files.ts';

/** The code of a fence in HOSTS.md, by its language or title. Throws when there is no such fence. */
export function hostRules(name: string): string {
  let found: string | null = null;
  visit(parseRootFile('cli/serve/HOSTS.md'), 'code', ({ lang, meta, value }) => {
    if (lang === name || meta === `title="${name}"`) found ??= value;
  });
  if (found === null) throw new Error(`HOSTS.md has no fence ${name}`);
  return found;
}
