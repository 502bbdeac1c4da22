import type { Corpus } from './corpus/corpus.ts';
import type { Tool } from './tools/tool.ts';

/** What is done to a site before it is built. */
export const steps = ['cold', 'unchanged', 'prose edit', 'demo edit', 'as in CI'] as const;
export type Step = (typeof steps)[number];

const editedPage = 'x/introduction/support';
const editedDemo = 'x/react-charts/bars/CategoryBars.tsx';

/** A longer text; another one for each edit. */
const withSentence = (text: string, edit: number): string => `${text.trimEnd()}\n\nEdited ${edit} times.\n`;

/** Another height of the chart: nothing that a bundler could drop. */
export function withHeight(text: string, edit: number): string {
  const edited = text.replace(/height=\{\d+\}/, `height={${300 + edit}}`);
  if (edited === text) throw new Error(`${editedDemo} has no height to edit.`);
  return edited;
}

/** Files to write before a build, by their paths in the site of the tool; `edit`: a number that no other one has. */
export function editOf(
  tool: Tool,
  corpus: Corpus,
  step: Step,
  edit: number,
): Readonly<Record<string, string>> {
  const page = corpus.pages.find(({ path }) => path === editedPage);
  const demo = corpus.modules.get(editedDemo);
  if (page === undefined) throw new Error(`The corpus has no ${editedPage}.`);
  const pageFile = tool.pageFile(page);
  const demoFile = `${tool.modules}/${editedDemo}`;
  const text = tool.pageText(page);
  switch (step) {
    case 'cold':
      return { [pageFile]: text, ...(demo === undefined ? {} : { [demoFile]: demo }) };
    case 'unchanged':
      return {};
    case 'prose edit':
    case 'as in CI':
      return { [pageFile]: withSentence(text, edit) };
    case 'demo edit':
      return demo === undefined ? {} : { [demoFile]: withHeight(demo, edit) };
  }
}
