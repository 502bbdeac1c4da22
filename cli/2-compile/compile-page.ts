import { VFile } from 'vfile';
import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import type { CompiledPage, PageSection } from '../model/page.ts';
import { pageFences } from './fences/page-fences.ts';
import { placeParts } from './markdown/api-slot.ts';
import { takeMarks } from './markdown/inline-code.ts';
import { mostText, tooDeepLine } from './markdown/nesting.ts';
import { createContext, type PageContext, type PageInput } from './markdown/page-context.ts';
import { pageFacts } from './markdown/page-facts.ts';
import { pipelineWith } from './markdown/pipeline.ts';
import { searchSections } from './markdown/search-sections.ts';
import { PluginError } from './markdown/site-plugins.ts';
import { slotFacts } from './markdown/slot-facts.ts';
import { fenceNames } from './names/fence-names.ts';
import type { NameUse, PageNames } from './names/page-names.ts';

/** The part of a compiled page that depends only on its input: everything but the meaning of names. */
export type PageContent = Omit<CompiledPage, 'node' | 'key'> & { readonly names: PageNames };

/** Compiles a page. Pure, so results are cached by the input's hash. Findings are in page order. */
export function compilePage(input: PageInput): Outcome<PageContent> {
  if (input.text.length > mostText) return tooLarge(input);
  const line = tooDeepLine(input.text);
  if (line !== null) return tooDeep(input, line);
  try {
    return compileText(input);
  } catch (error) {
    // The libraries walk trees recursively.
    if (error instanceof RangeError && error.message.includes('call stack')) return tooDeep(input, 1);
    if (error instanceof PluginError) return pluginFailed(input, error);
    throw error;
  }
}

function tooDeep(input: PageInput, line: number): Outcome<PageContent> {
  const message = 'Blocks or elements of this page are nested too deeply.';
  return withoutText(input, diagnostic('page/too-deep', { file: input.file, line, column: 1 }, message));
}

function tooLarge(input: PageInput): Outcome<PageContent> {
  const message = 'This page has more than a million characters.';
  return withoutText(input, diagnostic('page/too-large', { file: input.file, line: 1, column: 1 }, message));
}

function pluginFailed(input: PageInput, { message, line }: PluginError): Outcome<PageContent> {
  const place = { file: input.file, line, column: 1 };
  return withoutText(input, diagnostic('page/plugin-failed', place, message));
}

/** An empty page with one finding. */
const withoutText = (input: PageInput, finding: Diagnostic): Outcome<PageContent> => ({
  value: compileText({ ...input, text: '', plugins: null }).value,
  diagnostics: [finding],
});

function compileText(input: PageInput): Outcome<PageContent> {
  const context = createContext(input);
  const file = new VFile({ value: context.frontmatter.body, data: { page: context } });
  const pipeline = pipelineWith(input.plugins ?? null);
  const tree = pipeline.runSync(placeParts(context, pipeline.parse(file)), file);
  const { title, titlePlace, description } = pageFacts(context);
  const heading = context.heading?.text || title;
  const found = searchSections(tree, { title, toc: context.toc, slots: context.slots });
  // Code on pages of the reference comes from the packages.
  const { fences, installs } = input.values ? { fences: [], installs: [] } : pageFences(context);
  const { html, codes } = takeMarks(pipeline.stringify(tree, file).trim(), context.codes);
  return {
    value: {
      language: input.language,
      file: input.file,
      title,
      ...(heading === title ? {} : { heading }),
      titlePlace,
      description,
      productId: context.frontmatter.values.productId ?? input.productId,
      frontmatter: context.frontmatter.values,
      html,
      toc: context.toc,
      anchors: [...new Set([...context.ids, ...context.slots.flatMap((slot) => slotFacts(slot).anchors)])],
      links: context.links,
      external: context.external,
      slots: context.slots,
      fences,
      installs,
      markdown: context.markdown,
      // A generated list must not come before the sections that it leads to.
      sections: input.endsInList ? found.slice(0, 1) : withTaskNames(found, context),
      names: { codes, ...fenceNames(context), deprecated: deprecatedNames(context) },
    },
    diagnostics: [...context.diagnostics].sort(inOrder),
  };
}

const deprecatedNames = ({ frontmatter: { values, partPlaces }, input }: PageContext): NameUse[] =>
  values.deprecated.map((name, index) => ({
    name,
    place: partPlaces.get(`deprecated.${index}`) ?? { file: input.file, line: 1, column: 1 },
  }));

/** Lets search find a section by the tasks that it answers. */
const withTaskNames = (sections: readonly PageSection[], { frontmatter }: PageContext): PageSection[] =>
  sections.map((section) => {
    const tasks = frontmatter.values.tasks.filter((task) => task.section === section.anchor);
    return tasks.length === 0
      ? section
      : { ...section, names: [section.names, ...tasks.map(({ task }) => task)].join(' ') };
  });

const inOrder = ({ place: a }: Diagnostic, { place: b }: Diagnostic): number =>
  (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0);
