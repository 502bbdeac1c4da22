import { perObject } from '../machine/per-object.ts';
import type { CompiledPage, DemoSlot } from '../model/page.ts';

/** The text and the contents of a section of a page. */
export interface PageSectionUse {
  /** Names in its inline code. */
  readonly names: ReadonlySet<string>;
  readonly demos: readonly DemoSlot[];
  /** Whether it has a block of code. */
  readonly hasCode: boolean;
}

/** Headings, blocks of code, slots and inline code in the HTML of compiled pages. */
const landmarks =
  /<h[2-6]\b|<pre\b[\s\S]*?<\/pre>|<docs-slot data-slot="(?<slot>\d+)"|<code\b[^>]*>(?<code>[\s\S]*?)<\/code>/g;

/** Values that occur in any code. */
const values = new Set(['true', 'false', 'null', 'undefined', 'string', 'number', 'boolean', 'Date']);

export const textOf = (html: string): string => html.replace(/<[^>]*>/g, '');

/** The names in a piece of code, of three letters or more. */
export const namesIn = (code: string): string[] =>
  (code.match(/[A-Za-z_$][\w$]{2,}/g) ?? []).filter((name) => !values.has(name));

/** The sections of a page. The first one, above all headings, introduces the whole page. */
export const sectionsOf = perObject(readSections);

function readSections({ html, slots }: Pick<CompiledPage, 'html' | 'slots'>): readonly PageSectionUse[] {
  const empty = () => ({ names: new Set<string>(), demos: [] as DemoSlot[], hasCode: false });
  const sections = [empty()];
  for (const { 0: text, groups } of html.matchAll(landmarks)) {
    const section = sections.at(-1);
    const slot = slots[Number(groups?.slot ?? -1)];
    if (section === undefined || text.startsWith('<h')) sections.push(empty());
    else if (text.startsWith('<pre')) section.hasCode = true;
    else if (slot?.kind === 'demo') section.demos.push(slot);
    else for (const name of namesIn(textOf(groups?.code ?? ''))) section.names.add(name);
  }
  return sections;
}

/** Demo → the names in the text of the first section that shows it. */
export function namesAroundDemos(
  pages: readonly Pick<CompiledPage, 'html' | 'slots'>[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const around = new Map<string, ReadonlySet<string>>();
  for (const { names, demos } of pages.flatMap(sectionsOf))
    for (const { demo } of demos) if (!around.has(demo)) around.set(demo, names);
  return around;
}
