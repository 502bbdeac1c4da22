import type { Element, Properties, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import type { VFile } from 'vfile';
import { eachElement } from './each-element.ts';
import { sealTag } from './own-blocks.ts';
import { contextOf, type PageContext, placeOf, placeWithin, report } from './page-context.ts';
import { sanitizeSchema } from './sanitize-schema.ts';

const sanitize = rehypeSanitize(sanitizeSchema);
// At this point an element of this name can only be the author's.
const allowed = new Set(sanitizeSchema.tagNames?.filter((name) => name !== sealTag));
const stripped = new Set(sanitizeSchema.strip);

/** Elements that run, load or redirect to what is not the page's own. */
const unsafeTags = new Set(['script', 'object', 'embed', 'applet', 'base', 'meta', 'link']);

const attributeName = (property: string): string =>
  property === 'className' ? 'class' : property.replace(/^(aria|data)(?=[A-Z])/, '$1-').toLowerCase();

/** Browsers ignore white space and control characters in front of and inside the scheme. */
const isScriptUrl = (value: string): boolean =>
  /^(?:javascript:|vbscript:|data:(?!image\/(?!svg)))/i.test(value.replace(/[\s\p{Cc}\p{Cf}]/gu, ''));

/** Says what the sanitiser, which runs next and is silent, is about to take away. */
export function rehypeHtmlFindings() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    eachElement(tree, (node) => {
      const { tagName } = node;
      const unsafe = unsafeAttributes(node);
      if (unsafeTags.has(tagName)) {
        report(context, 'html/unsafe', placeOf(context, node), `A <${tagName}> element could run a script.`);
        return 'skip';
      }
      for (const property of unsafe) {
        const name = attributeName(property);
        const place = placeWithin(context, node, new RegExp(`\\b${name}\\s*=`, 'i'));
        report(context, 'html/unsafe', place, `The \`${name}\` of this <${tagName}> could run a script.`);
      }
      if (!allowed.has(tagName)) {
        const loss = stripped.has(tagName) ? 'It and its content are' : 'Its tags are';
        report(
          context,
          'html/dropped',
          placeOf(context, node),
          `<${tagName}> is not in the allow-list. ${loss} left out.`,
        );
        return stripped.has(tagName) ? 'skip' : undefined;
      }
      reportAttributes(context, node, unsafe);
      return undefined;
    });
  };
}

const urlProperties = [
  'href',
  'src',
  'srcSet',
  'action',
  'formAction',
  'poster',
  'cite',
  'data',
  'background',
  'xLinkHref',
];

function unsafeAttributes({ properties }: Element): string[] {
  return Object.keys(properties).filter(
    (property) =>
      /^on/i.test(property) ||
      property === 'srcDoc' ||
      (urlProperties.includes(property) && isScriptUrl(String(properties[property]))),
  );
}

function reportAttributes(context: PageContext, node: Element, unsafe: readonly string[]): void {
  const properties = Object.keys(node.properties);
  if (properties.length === 0) return;
  const kept = keptProperties(node);
  for (const property of properties) {
    if (unsafe.includes(property)) continue;
    const before = node.properties[property];
    const after = kept[property];
    if (Array.isArray(after) && after.length === 0) delete node.properties[property];
    const lost = Array.isArray(before)
      ? before.filter((each) => !(Array.isArray(after) && after.includes(each)))
      : [];
    if (after !== undefined && lost.length === 0) continue;
    const name = attributeName(property);
    const value = lost.length > 0 ? lost.join(' ') : String(before);
    const place = placeWithin(context, node, new RegExp(`\\b${name}\\s*=`, 'i'));
    report(
      context,
      'html/dropped',
      place,
      `\`${name}="${value}"\` of this <${node.tagName}> is not in the allow-list.`,
    );
  }
}

function keptProperties(node: Element): Properties {
  const clean = sanitize({ type: 'root', children: [{ ...node, children: [] }] });
  const [element] = clean.type === 'root' ? clean.children : [];
  return element?.type === 'element' ? element.properties : {};
}
