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

/** Where else an entry is, in a row: modules within its packages, and its source. */
export function placesText(entry: ApiComponent | ApiInterface, word: Words): string {
  const modules = ownModules(entry).map((name) => `\`${name}\``);
  return row([
    ...(modules.length === 0 ? [] : [`${word('api.module')}: ${modules.join(', ')}`]),
    ...(entry.source ? [`[${word('api.source')}](${entry.source})`] : []),
  ]);
}

/** Facts about an entry that its members build on, in a row. */
export function factsText(
  entry: ApiComponent | ApiInterface,
  { extended, typeParameters }: EntryLinks,
  word: Words,
): string {
  const facts: string[] = [];
  const since = sinceOf(entry);
  if (since !== null) facts.push(sinceText(since, word));
  if (entry.kind === 'component') {
    const { theme, ref } = entry;
    for (const base of extended) {
      const key = base.element ? 'api.inheritsElement' : 'api.inherits';
      facts.push(word(key, { name: extendedText(base) }));
    }
    if (theme) facts.push(themeText(theme, word));
    if (ref) facts.push(ref.type ? word('api.ref', { type: `\`${ref.type}\`` }) : word('api.refAny'));
  } else if (extended.length > 0) {
    facts.push(`${word('api.extends')}: ${extended.map(extendedText).join(', ')}`);
  }
  const declared = entry.kind === 'interface' ? entry.typeParameters : undefined;
  facts.push(...typeParameterTexts(typeParameters, declared, word));
  return row(facts);
}
