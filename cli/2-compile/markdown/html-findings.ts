import type { Element, Properties, Root } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import type { VFile } from 'vfile';
import type { Place } from '../../diagnostics/place.ts';
import { escapeRegExp } from '../../site/escape-regexp.ts';
import { eachElement } from './each-element.ts';
import { sealTag } from './own-blocks.ts';
import { contextOf, type PageContext, placeOf, placeWithin, report } from './page-context.ts';
import { sanitizeSchema } from './sanitize-schema.ts';
import { lowerCaseSchemes, unsafeProperties, unsafeTags } from './unsafe-html.ts';

const sanitize = rehypeSanitize(sanitizeSchema);
// The author must have written an element of that name at this point.
const allowed = new Set(sanitizeSchema.tagNames?.filter((name) => name !== sealTag));
const stripped = new Set(sanitizeSchema.strip);

/** Reports HTML that the sanitiser, which runs next, removes silently. */
export function rehypeHtmlFindings() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    const { input, written } = context;
    eachElement(tree, (node) => {
      const { tagName } = node;
      if (unsafeTags.has(tagName)) {
        report(context, 'html/unsafe', placeOf(context, node), `<${tagName}> could run a script.`);
        return 'skip';
      }
      const unsafe = unsafeProperties(node);
      for (const property of unsafe) {
        const name = attributeName(property);
        const message = `The \`${name}\` of this <${tagName}> could run a script.`;
        report(context, 'html/unsafe', attributePlace(context, node, name), message);
      }
      if (!allowed.has(tagName)) {
        const isStripped = stripped.has(tagName);
        const loss = isStripped ? 'It and its content are left out.' : 'Its tags are left out.';
        report(
          context,
          'html/dropped',
          placeOf(context, node),
          `<${tagName}> is not in the allow-list. ${loss}`,
        );
        return isStripped ? 'skip' : undefined;
      }
      lowerCaseSchemes(node);
      // Its plugin may have made classes and styles for other sites; the page does without them.
      if (input.plugins && !written.has(node)) {
        const kept = Object.entries(keptProperties(node));
        node.properties = Object.fromEntries(kept.filter(([, value]) => String(value) !== ''));
        return undefined;
      }
      reportLost(context, node, unsafe);
      return undefined;
    });
  };
}

/** Reports every property that the sanitiser does not keep whole, unless it is already reported. */
function reportLost(context: PageContext, node: Element, reported: readonly string[]): void {
  const properties = Object.keys(node.properties);
  if (properties.length === 0) return;
  const kept = keptProperties(node);
  for (const property of properties) {
    const before = node.properties[property];
    const after = kept[property];
    const lost = Array.isArray(before)
      ? before.filter((token) => !(Array.isArray(after) && after.includes(token)))
      : [];
    // An empty list would stay, and with it an empty attribute.
    if (Array.isArray(after) && after.length === 0) delete node.properties[property];
    if (reported.includes(property) || isIdle(property) || (after !== undefined && lost.length === 0))
      continue;
    const name = attributeName(property);
    const value = (lost.length > 0 ? lost.join(' ') : String(before)).slice(0, 60);
    const message = `\`${name}="${value}"\` of this <${node.tagName}> is not in the allow-list.`;
    report(context, 'html/dropped', attributePlace(context, node, name), message, helpFor(node, name));
  }
}

/** Help for a tag by which other tools place a demo. */
const helpFor = ({ tagName }: Element, name: string): string | undefined =>
  tagName === 'code' && name === 'src'
    ? 'Place a demo with {{"demo": "Name.tsx"}}, or let a remark plugin of the site (`plugins` in site.yaml) read such tags.'
    : undefined;

/**
 * Attributes that a page can lose without harm: the look decides how a link opens, and no script of ours reads their
 * data.
 */
const isIdle = (property: string): boolean =>
  /^(?:target|rel|referrerPolicy|crossOrigin|decoding|fetchPriority|loading|data(?!Footnote|Index)[A-Z].*)$/.test(
    property,
  );

function keptProperties(node: Element): Properties {
  const clean = sanitize({ type: 'root', children: [{ ...node, children: [] }] });
  const [element] = clean.children;
  return element?.type === 'element' ? element.properties : {};
}

const attributeName = (property: string): string =>
  property === 'className' ? 'class' : property.replace(/^(aria|data)(?=[A-Z])/, '$1-').toLowerCase();

function attributePlace(context: PageContext, node: Element, name: string): Place {
  return placeWithin(context, node, new RegExp(`(?<=[\\s"'/])${escapeRegExp(name)}(?=\\s*=)`, 'i'));
}
