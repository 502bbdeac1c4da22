import { sinceText } from '../../../renderer/since-text.ts';
import type { ApiComponent, ApiTheme } from '../../model/api-component.ts';
import type { ApiInterface } from '../../model/api-interface.ts';
import type { Words } from '../markdown/words.ts';
import { sinceOf } from './api-since.ts';
import type { EntryLinks, ExtendedLink, TypeParameter } from './entry-links.ts';
import { ownModules } from './entry-usage.ts';

const extendedText = ({ title, href }: ExtendedLink): string =>
  href === null ? `\`${title}\`` : `[\`${title}\`](${href})`;

function themeText({ name, defaultProps, styleOverrides }: ApiTheme, word: Words): string {
  const key = !styleOverrides ? 'api.themeProps' : defaultProps ? 'api.theme' : 'api.themeStyles';
  return word(key, { name: `\`${name}\`` });
}

/** Each type parameter with what it stands for; `declared` holds their limits and defaults. */
function typeParameterTexts(
  all: readonly TypeParameter[],
  declared: string | undefined,
  word: Words,
): string[] {
  // Only a name in inline code of its own becomes a link.
  const limits = new Map(
    [...(declared ?? '').matchAll(/(\w+) extends (\w+)(?=[ ,>])/g)].map(([, name, limit]) => [name, limit]),
  );
  const items = all.map(({ name, text }) => {
    const limit = limits.get(name);
    return `\`${name}\`${limit === undefined ? '' : ` (\`${limit}\`)`}: ${text.replace(/\.$/, '')}`;
  });
  if (declared === undefined) return items;
  return [`${word('api.typeParameters')}: \`${declared.replace(/\s+/g, ' ')}\``, ...items];
}

const row = (facts: readonly string[]): string =>
  facts.length === 0 ? '' : `<small>${facts.join(' · ')}</small>`;

/** Facts about an entry that its lists build on, in a row before them: since when it exists, what it has besides them. */
export function factsText(entry: ApiComponent | ApiInterface, { extended }: EntryLinks, word: Words): string {
  const facts: string[] = [];
  const since = sinceOf(entry);
  if (since !== null) facts.push(sinceText(since, word));
  if (entry.kind === 'component')
    for (const base of extended) {
      const key = base.element ? 'api.inheritsElement' : 'api.inherits';
      facts.push(word(key, { name: extendedText(base) }));
    }
  else if (extended.length > 0)
    facts.push(`${word('api.extends')}: ${extended.map(extendedText).join(', ')}`);
  return row(facts);
}

/** Facts that few readers look for, in a row after the lists: names in the theme and in types, modules, the source. */
export function furtherFactsText(
  entry: ApiComponent | ApiInterface,
  { typeParameters }: EntryLinks,
  word: Words,
): string {
  const facts: string[] = [];
  if (entry.kind === 'component') {
    const { theme, ref } = entry;
    if (theme) facts.push(themeText(theme, word));
    if (ref) facts.push(ref.type ? word('api.ref', { type: `\`${ref.type}\`` }) : word('api.refAny'));
  }
  const declared = entry.kind === 'interface' ? entry.typeParameters : undefined;
  facts.push(...typeParameterTexts(typeParameters, declared, word));
  const modules = ownModules(entry).map((name) => `\`${name}\``);
  if (modules.length > 0) facts.push(`${word('api.module')}: ${modules.join(', ')}`);
  if (entry.source) facts.push(`[${word('api.source')}](${entry.source})`);
  return row(facts);
}
