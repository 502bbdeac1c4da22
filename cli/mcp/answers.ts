import { nearest } from '../diagnostics/nearest.ts';
import { escapedPath } from '../site/escaped-path.ts';
import { type Docs, type DocsEntry, type DocsPage, pageAt } from './docs.ts';

/** Characters of a reply: agents cut, or pay for, longer ones. */
export const limit = 8000;

/** Room for the line that shows how to read on. */
const room = 200;

/** The part of a text from `offset` that fits into a reply; cut between lines, and followed by how to continue. */
export function cut(text: string, offset = 0): string {
  const rest = text.slice(offset);
  if (rest.length <= limit) return rest;
  const end = rest.lastIndexOf('\n', limit - room);
  const shown = rest.slice(0, end > 0 ? end : limit - room);
  const next = offset + shown.length;
  return `${shown}\n\n[${text.length - next} of ${text.length} characters left: call again with offset ${next}.]`;
}

const hits = 8;
const sectionsOfHit = 4;

const unknown = (what: string, name: string, names: readonly string[]): string => {
  const near = nearest(name, names);
  return `There is no ${what} \`${name}\`.${near === null ? '' : ` Did you mean \`${near}\`?`}`;
};

/** Pages that match a query, best first, with the addresses of matching sections. */
export function search(docs: Docs, query: string, product?: string): string {
  const shard = product === undefined ? null : docs.products.indexOf(product);
  if (shard === -1) return unknown('product', product ?? '', docs.products);
  const { hits: found, match } = docs.search(query, shard);
  if (found.length === 0) return `Nothing found for ${JSON.stringify(query)}. Try fewer or other words.`;
  const lines = found.slice(0, hits).map(({ page, sections }) => {
    const parts = sections.slice(0, sectionsOfHit).map(({ index }) => {
      const [anchor, title] = page.sections[index] ?? ['', ''];
      return `  - ${title}: ${page.href}#${anchor}`;
    });
    return [`- ${page.title}: ${page.href}. ${page.description}`, ...parts].join('\n');
  });
  const note = match === 'exact' ? '' : 'No page has all of these words; these are near.\n\n';
  return cut(`${note}${lines.join('\n')}\n\nRead one with \`page\`.`);
}

/** All pages, or those whose address begins with `under`. */
export function pages(docs: Docs, under = '/', offset = 0): string {
  const listed = docs.pages.filter(({ href }) => href.startsWith(escapedPath(under)));
  if (listed.length === 0) {
    const starts = docs.products.map(
      (name) => docs.pages.find(({ product }) => product === name)?.href ?? '',
    );
    return `No address begins with ${under}. Products begin at ${starts.join(', ')}.`;
  }
  return cut(listed.map(({ title, href }) => `- ${title}: ${href}`).join('\n'), offset);
}

const partPath = (page: DocsPage, anchor: string): string => `${page.href}index.${anchor.toLowerCase()}.md`;

/** A page as Markdown, whole or one section. The section may be part of the address, after `#`. */
export async function page(docs: Docs, address: string, section?: string, offset = 0): Promise<string> {
  const found = pageAt(docs, address);
  if (found === undefined)
    return unknown(
      'page',
      address,
      docs.pages.map(({ href }) => href),
    );
  const anchor = section ?? /#(.+)$/.exec(address)?.[1];
  if (anchor === undefined) return cut((await docs.read(`${found.href}index.md`)) ?? '', offset);
  const text = await docs.read(partPath(found, anchor));
  if (text !== null) return cut(text, offset);
  const demo = docs.demos.find(({ href }) => href === `${found.href}#${anchor}`);
  if (demo !== undefined) return demoText(docs, demo.name, offset);
  const anchors = found.sections.map(([id]) => id).filter((id) => id !== '');
  return `${unknown('section', anchor, anchors)} Sections of ${found.href}: ${anchors.slice(0, 60).join(', ')}`;
}

const isOwner = (owner: string, { page: { title } }: DocsEntry): boolean =>
  title.toLowerCase() === owner.toLowerCase();

/** Splits `DataGrid.rowHeight` into owner and name. In `apiRef.current.setPage`, the first names are not an owner. */
function entriesNamed(docs: Docs, wanted: string): readonly DocsEntry[] {
  const [name = '', owner] = wanted.replace(/\(.*$/, '').split('.').reverse();
  const named = docs.entries.filter((entry) => entry.name === name || entry.name === wanted);
  const owned = owner === undefined ? [] : named.filter((entry) => isOwner(owner, entry));
  return owned.length > 0 ? owned : named;
}

/**
 * Entries of the reference by their name: a component, a hook, a type, or a member of one, for example `rowHeight` or
 * `DataGrid.rowHeight`. A component or interface returns its page.
 */
export async function entry(docs: Docs, name: string, offset = 0): Promise<string> {
  const ofPage = docs.pages.find(({ title, reference }) => reference && title === name);
  if (ofPage !== undefined) return page(docs, ofPage.href, undefined, offset);
  const found = entriesNamed(docs, name);
  if (found.length === 0) {
    const names = docs.pages.filter(({ reference }) => reference).map(({ title }) => title);
    return unknown('entry', name, [...names, ...docs.entries.map((entry) => entry.name)]);
  }
  const texts = await Promise.all(found.map((entry) => docs.read(partPath(entry.page, entry.anchor))));
  // Entries whose names differ only in case share a file.
  return cut([...new Set(texts.filter((text) => text !== null))].join('\n'), offset);
}

/** The files of a demo. */
export async function demoText(docs: Docs, name: string, offset = 0, javascript = false): Promise<string> {
  const wanted = name.replace(/^.*#/, '').replace(/\.(tsx|js)$/, '');
  const found =
    docs.demos.find(({ href }) => name.includes('#') && name.endsWith(href)) ??
    docs.demos.find((demo) => demo.name === wanted);
  if (found === undefined)
    return unknown(
      'demo',
      wanted,
      docs.demos.map((demo) => demo.name),
    );
  const files = javascript ? (found.javascript ?? found.files) : found.files;
  const texts = await Promise.all(
    files.map(async (file) => {
      const path = decodeURI(file);
      return `// ${path.replace(/^.*\//, '').replace(/\.txt$/, '')}\n${(await docs.read(path)) ?? ''}`;
    }),
  );
  const packages = Object.entries(found.packages ?? {}).map(([id, version]) => `${id}@${version}`);
  const head = [
    `${found.name}: ${found.href}`,
    packages.length === 0 ? 'It runs only within this site.' : `Packages: ${packages.join(' ')}`,
    found.javascript === undefined || javascript
      ? ''
      : 'Also without types: call again with javascript true.',
  ];
  return cut([...head.filter((line) => line !== ''), '', ...texts].join('\n'), offset);
}
