import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { eachElement } from './each-element.ts';
import { element } from './element.ts';
import { contextOf, type PageContext, placeOf, report } from './page-context.ts';
import { word } from './words.ts';

/** Gives bare signs a name in the page's language. Images need a name from the author. */
export function rehypeInterfaceWords() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    eachElement(tree, (node) => {
      const { properties, tagName } = node;
      if (tagName === 'input')
        properties.ariaLabel = word(context, properties.checked ? 'task.done' : 'task.open');
      else if (tagName === 'img') checkImage(context, node);
      else if (tagName === 'span' && Array.isArray(properties.className)) {
        if (properties.className.includes('plan-pro')) nameMark(node, word(context, 'plan.pro'));
        if (properties.className.includes('plan-premium')) nameMark(node, word(context, 'plan.premium'));
      } else if (properties.id === 'footnote-label') {
        node.children = [{ type: 'text', value: word(context, 'footnotes.title') }];
      } else if (properties.dataFootnoteBackref !== undefined) {
        const number = /\d+(?:-\d+)?$/.exec(String(properties.ariaLabel))?.[0] ?? '';
        properties.ariaLabel = word(context, 'footnotes.back', { number });
      }
    });
  };
}

/** The style sheet draws the sign. Its name is text, because some readers take only the text of a page. */
function nameMark(node: Element, name: string): void {
  node.properties.title = name;
  node.children = [element('span', { className: ['sr'] }, { type: 'text', value: `(${name})` })];
}

function checkImage(context: PageContext, node: Element): void {
  node.properties.loading ??= 'lazy';
  const { src, width, height } = node.properties;
  if (typeof src === 'string' && (width === undefined || height === undefined))
    report(context, 'image/no-size', placeOf(context, node), `The image ${src} has no width and height.`);
  // In Markdown, `![](…)` is an image without a description; `<img alt="">` in HTML marks an image that needs none.
  const isMarkdown = context.frontmatter.body[node.position?.start.offset ?? -1] === '!';
  if (typeof node.properties.alt === 'string' && (node.properties.alt.trim() !== '' || !isMarkdown)) return;
  report(context, 'link/missing-alt', placeOf(context, node), 'This image has no alternative text.');
}
