import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { eachElement } from './each-element.ts';
import { element } from './element.ts';
import { kebabCase } from './kebab-case.ts';
import { publicHref } from './links.ts';
import { contextOf, type PageContext } from './page-context.ts';
import { plainText } from './page-head.ts';
import { word } from './words.ts';

/** Adds a section with links to API pages to a page that names its components and has no `## API`. */
export function rehypeApiSection() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    const { components } = context.frontmatter.values;
    if (components.length === 0) return;
    const title = word(context, 'page.api');
    let written = false;
    eachElement(tree, (node) => {
      if (node.tagName === 'h2' && ['API', title].includes(plainText(node))) written = true;
    });
    if (written) return;
    const list = element('ul', {}, ...components.map((name) => element('li', {}, reference(context, name))));
    const footnotes = tree.children.findIndex(
      (node) => node.type === 'element' && node.properties.dataFootnotes !== undefined,
    );
    tree.children.splice(
      footnotes < 0 ? tree.children.length : footnotes,
      0,
      { type: 'text', value: '\n' },
      element('h2', {}, { type: 'text', value: title }),
      { type: 'text', value: '\n' },
      list,
      { type: 'text', value: '\n' },
    );
    const gap = String(context.markdown.at(-1)).endsWith('\n') ? '\n' : '\n\n';
    context.markdown.push(`${gap}## ${title}\n\n${markdownList(context)}\n`);
  };
}

const apiPageOf = ({ input }: PageContext, name: string): string | null => input.apiPageOf(kebabCase(name));

function markdownList(context: PageContext): string {
  const hrefOf = publicHref(context.input);
  const items = context.frontmatter.values.components.map((name) => {
    const pathname = apiPageOf(context, name);
    const href = pathname === null ? null : hrefOf(pathname);
    return href === null ? `\`${name}\`` : `[\`${name}\`](${href})`;
  });
  return items.map((item) => `- ${item}`).join('\n');
}

function reference(context: PageContext, name: string): Element {
  const code = element('code', {}, { type: 'text', value: name });
  const pathname = apiPageOf(context, name);
  if (pathname === null) return code;
  const link = element('a', { href: pathname }, code);
  const place = context.frontmatter.places.components;
  if (place !== undefined) link.position = { start: place, end: place };
  return link;
}
