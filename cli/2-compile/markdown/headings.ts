import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import type { TocEntry } from '../../../renderer/view/page.ts';
import type { Plan } from '../../../renderer/view/plan.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { eachElement } from './each-element.ts';
import { element } from './element.ts';
import { headingId, legacyHeadingId, uniqueId } from './heading-id.ts';
import { sealTag } from './own-blocks.ts';
import { contextOf, type PageContext, placeOf, report } from './page-context.ts';
import { plainText } from './page-head.ts';
import { slotFacts } from './slot-facts.ts';
import { word } from './words.ts';

/** Gives headings ids, links to themselves and aliases for old links; makes the table of contents. */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    eachElement(tree, ({ properties: { id } }) => {
      if (typeof id === 'string') context.ids.add(id);
    });

    const legacyIds = new Set<string>();
    const headings: Heading[] = [];
    const listed: Listed[] = [];
    eachElement(tree, (node) => {
      if (node.tagName === sealTag) listed.push(...entriesOf(context, node, headings.at(-1)));
      const level = Number(/^h([2-6])$/.exec(node.tagName)?.[1]);
      // A heading has an id already when it is generated, such as that of the footnotes, or when the author chose one.
      if (Number.isNaN(level) || isFootnoteLabel(node)) return;
      const text = plainText(node);
      if (text === '') report(context, 'heading/empty', placeOf(context, node), 'This heading has no text.');
      const id =
        typeof node.properties.id === 'string' ? node.properties.id : uniqueId(headingId(text), context.ids);
      headings.push({ node, level, text, id, legacyId: uniqueId(legacyHeadingId(text), legacyIds) });
    });

    checkLevels(context, headings);
    context.toc.push(...tableOfContents(headings, listed));
    const aliases = oldAnchors(context, headings);
    for (const heading of headings) anchor(context, heading, aliases.get(heading) ?? []);
  };
}

interface Heading {
  readonly node: Element;
  readonly level: number;
  readonly text: string;
  readonly id: string;
  readonly legacyId: string;
}

/** Contents entries of a slot, with the heading above it. */
interface Listed {
  readonly below: Heading;
  readonly entries: readonly TocEntry[];
}

function entriesOf({ blocks, slots }: PageContext, node: Element, below: Heading | undefined): Listed[] {
  const block = blocks[Number(node.properties.dataIndex)];
  const slot = block?.kind === 'slot' ? slots[block.index] : undefined;
  if (slot === undefined || below === undefined) return [];
  const entries = slotFacts(slot).contents;
  return entries.length === 0 ? [] : [{ below, entries }];
}

const isFootnoteLabel = ({ properties }: Element): boolean => properties.id === 'footnote-label';

function checkLevels(context: PageContext, headings: readonly Heading[]): void {
  let previous = 1;
  for (const { node, level, text } of headings) {
    if (level > previous + 1) {
      const message = `\`${text}\` is an h${level} below an h${previous}.`;
      report(
        context,
        'heading/skipped-level',
        placeOf(context, node),
        message,
        `Make it an h${previous + 1}.`,
        { from: '#'.repeat(level), to: '#'.repeat(previous + 1) },
      );
    }
    previous = level;
  }
}

function tableOfContents(headings: readonly Heading[], listed: readonly Listed[]): TocEntry[] {
  const entries: (TocEntry & { readonly children: TocEntry[] })[] = [];
  for (const heading of headings) {
    const { node, level, text, id } = heading;
    if (level > 3) continue;
    const children = listed.flatMap((slot) => (slot.below === heading ? slot.entries : []));
    const entry = { id, title: text, plan: planOf(node), children };
    if (level === 2) entries.push(entry);
    else (entries.at(-1)?.children ?? entries).push(entry);
  }
  return entries;
}

/** The plan that a marker in the heading names. */
function planOf(heading: Element): Plan | null {
  let plan: Plan | null = null;
  eachElement(heading, ({ properties: { className } }) => {
    if (!Array.isArray(className)) return;
    if (className.includes('plan-premium')) plan = 'premium';
    else if (className.includes('plan-pro')) plan = 'pro';
  });
  return plan;
}

/** Old fragments from the frontmatter, by the heading they lead to; unusable ones are findings. */
function oldAnchors(context: PageContext, headings: readonly Heading[]): Map<Heading, string[]> {
  const { values, partPlaces } = context.frontmatter;
  const found = new Map<Heading, string[]>();
  const ids = headings.map(({ id }) => id);
  const wrong = (part: string, message: string, near: string | null) =>
    report(
      context,
      'anchor/invalid',
      partPlaces.get(part) ?? { file: context.input.file, line: 1, column: 1 },
      message,
      near === null ? undefined : `Did you mean \`${near}\`?`,
    );
  for (const [old, id] of Object.entries(values.anchors)) {
    const heading = headings.find((candidate) => candidate.id === id);
    if (heading === undefined)
      wrong(
        `anchors.${old}`,
        `\`${old}\` leads to \`${id}\`, which is the id of no heading.`,
        nearest(id, ids),
      );
    else if (ids.includes(old)) wrong(`anchors.${old}`, `\`${old}\` is the id of a heading already.`, null);
    else found.set(heading, [...(found.get(heading) ?? []), old]);
  }
  for (const [index, { task, section }] of values.tasks.entries())
    if (!ids.includes(section))
      wrong(
        `tasks.${index}`,
        `\`${task}\` leads to \`${section}\`, which is the id of no heading.`,
        nearest(section, ids),
      );
  const sections = headings.filter(({ level }) => level === 2).map(({ id }) => id);
  for (const [index, id] of values.skill.entries())
    if (!sections.includes(id))
      wrong(`skill.${index}`, `\`${id}\` is the id of no \`##\` heading.`, nearest(id, sections));
  return found;
}

/** Makes an anchor with its aliases. New ids win: an alias equal to one of them is left out. */
function anchor(
  context: PageContext,
  { node, text, id, legacyId }: Heading,
  aliases: readonly string[],
): void {
  node.properties.id = id;
  for (const alias of [legacyId, ...aliases]) {
    if (context.ids.has(alias)) continue;
    context.ids.add(alias);
    node.children.unshift(element('span', { id: alias, className: ['anchor-alias'] }));
  }
  node.children.push(
    element('a', {
      className: ['heading-link'],
      href: `#${id}`,
      ariaLabel: word(context, 'heading.link', { title: text }),
    }),
  );
}
