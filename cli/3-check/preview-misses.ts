import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { CompiledPage, CompiledSite, Demo, DemoSlot } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { defaultLanguageOf } from '../site/languages.ts';

/** Headings, blocks of code, slots and inline code in the HTML of compiled pages. */
const landmarks =
  /<h[2-6]\b|<pre\b[\s\S]*?<\/pre>|<docs-slot data-slot="(?<slot>\d+)"|<code\b[^>]*>(?<code>[\s\S]*?)<\/code>/g;

/** Values that any code may have. */
const values = new Set(['true', 'false', 'null', 'undefined', 'string', 'number', 'boolean', 'Date']);

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '');
const identifiers = (code: string): string[] => code.match(/[A-Za-z_$][\w$]{2,}/g) ?? [];

interface Section {
  readonly names: Set<string>;
  readonly demos: DemoSlot[];
  hasCode: boolean;
}

/** The sections of a page. The first one, above all headings, introduces the whole page. */
function sectionsOf({ html, slots }: CompiledPage): readonly Section[] {
  const empty = (): Section => ({ names: new Set(), demos: [], hasCode: false });
  const sections = [empty()];
  for (const { 0: text, groups } of html.matchAll(landmarks)) {
    const section = sections.at(-1);
    const slot = slots[Number(groups?.slot ?? -1)];
    if (section === undefined || text.startsWith('<h')) sections.push(empty());
    else if (text.startsWith('<pre')) section.hasCode = true;
    else if (slot?.kind === 'demo') section.demos.push(slot);
    else for (const name of identifiers(textOf(groups?.code ?? ''))) section.names.add(name);
  }
  return sections;
}

/** Names that a section mentions and its demos use, if the code of the closed demos shows none of them. */
function missed({ names, demos, hasCode }: Section, demoOf: ReadonlyMap<string, Demo>): readonly string[] {
  if (hasCode || demos.some(({ options }) => options.defaultCodeOpen)) return [];
  const used = new Set<string>();
  const shown = new Set<string>();
  for (const { demo } of demos) {
    const { sources = [], preview = null } = demoOf.get(demo) ?? {};
    for (const { code } of sources) for (const name of identifiers(code)) used.add(name);
    for (const name of identifiers(textOf(preview ?? ''))) shown.add(name);
  }
  const wanted = [...names].filter((name) => used.has(name) && !values.has(name));
  return wanted.some((name) => shown.has(name)) ? [] : wanted;
}

/** Finds sections that teach something which neither a block of code nor the preview of a demo shows. */
export function checkPreviewMisses(site: Site, { pages, demos }: CompiledSite): Diagnostic[] {
  const demoOf = new Map(demos.map((demo) => [demo.id, demo]));
  const written = pages.filter(({ language }) => language === defaultLanguageOf(site));
  return written.flatMap((page) =>
    sectionsOf(page)
      .slice(1)
      .flatMap((section) => {
        const shown = section.demos.filter(({ options }) => !options.hideToolbar);
        const [first] = shown;
        if (first === undefined) return [];
        const names = missed({ ...section, demos: shown }, demoOf);
        if (names.length === 0) return [];
        const list = names.map((name) => `\`${name}\``).join(', ');
        const message = `The section mentions ${list}, but the code of its closed demo has none of them.`;
        return [diagnostic('demo/preview-misses', first.place, message)];
      }),
  );
}
