import type { ApiLink } from '../model/api-entry.ts';
import type { DocComment } from './doc-comment.ts';

/** Facts that decide the targets of links in the packages' comments. */
export interface Links {
  /** Address of this site; null when it has none. */
  readonly url: string | null;
  /** Origin of the packages' own home page, where their comments' other paths lead; null for that of this site. */
  readonly home: string | null;
  /** Pathname prefixes that this site has pages below. */
  readonly prefixes: readonly string[];
}

/** Root-relative for a page of this site, absolute otherwise. */
export function siteHref(href: string, { url, home, prefixes }: Links): string {
  const path = url !== null && href.startsWith(`${url}/`) ? href.slice(url.length) : href;
  if (!path.startsWith('/')) return path;
  const own = prefixes.some(
    (prefix) => path === prefix || (/^[/#?]/.test(path.slice(prefix.length)) && path.startsWith(prefix)),
  );
  return own ? path : `${home ?? url ?? ''}${path}`;
}

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Drops the authors' notes to themselves. */
export const withoutReminders = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s*TODO\b/.test(line))
    .join('\n');

const isAddress = (text: string): boolean => /^(?:https?:|\/)/.test(text);

/** `{@link target}`, `{@link target|title}`, `{@link target title}`, and its forms for code and plain text. */
const inlineLink = /\{@(link|linkcode|linkplain)\s+([^\s|}]+)(?:\s*\|\s*|\s+)?([^}]*)\}/g;

function linkText(form: string, target: string, given: string): string {
  const title = given.trim();
  const shown = form === 'linkcode' ? `\`${title || target}\`` : title || target;
  if (isAddress(target)) return shown === target ? `<${target}>` : `[${shown}](${target})`;
  return form === 'linkplain' && title !== '' ? title : `\`${target}\``;
}

/** Markdown of a comment: `[[Name]]` and `{@link}` become plain Markdown, authors' notes to themselves are dropped. */
export function tidy(text: string, links: Links): string {
  return withoutReminders(text)
    .replace(/\[\[(.+?(?:\[\])*)\]\](?!\()/g, (_, name: string) => `\`${name}\``)
    .replace(inlineLink, (_, form: string, target: string, title: string) => linkText(form, target, title))
    .replace(/\{@inheritDoc\b[^}]*\}/gi, '')
    .replace(link, (_, title: string, href: string) => `[${title}](${siteHref(href, links)})`)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const linksIn = (text: string, links: Links): ApiLink[] =>
  [...text.matchAll(link)].map(([, title = '', href = '']) => ({ title, href: siteHref(href, links) }));

export interface ComponentText {
  readonly description: string;
  /** Links from a list below `Demos:`, or from `@demos`. */
  readonly demos: readonly ApiLink[];
}

/** Separates the text of a comment from the lists of links at the end of generated comments. */
export function splitText(doc: DocComment, links: Links): ComponentText {
  const sections = doc.description.split(/^(?=(?:Demos|API):\s*$)/m);
  const section = (title: string): string => sections.find((part) => part.startsWith(`${title}:`)) ?? '';
  const tagged = doc.tags.filter(({ name }) => /^demos?$/.test(name)).map(({ text }) => text);
  return {
    description: tidy(sections.filter((part) => !/^(?:Demos|API):/.test(part)).join(''), links),
    demos: [section('Demos'), ...tagged].flatMap((part) => linksIn(part, links)),
  };
}
