import { sinceText } from '../../../renderer/since-text.ts';
import type { PageLink } from '../../../renderer/view/page.ts';
import { publicHref } from '../markdown/links.ts';
import type { PageContext } from '../markdown/page-context.ts';
import { type WordKey, word } from '../markdown/words.ts';
import type { ApiRow, ApiRowFact } from './api-row.ts';
import { withText } from './entry-text.ts';

const labels = {
  definition: null,
  call: 'api.call',
  type: null,
  className: null,
  default: 'api.default',
  params: 'api.params',
  event: 'api.event',
  prop: 'api.prop',
  returns: 'api.returns',
} as const satisfies Record<ApiRowFact['kind'], WordKey | null>;

/** Inline code, fenced by more backticks than it contains. */
function code(text: string): string {
  const line = text
    .replace(/\s+/g, ' ')
    .replace(/(?<=[([]) |,? (?=[)\]])/g, '')
    .replace(/(^|=>|[:=(<,]) ?\| /g, '$1 ')
    .trim();
  const fence = '`'.repeat(Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return fence.length === 1 ? `\`${line}\`` : `${fence} ${line} ${fence}`;
}

/** Escapes tags outside code: in a package's text they are words, not HTML. */
const withoutTags = (text: string): string =>
  text.replace(/(`+)[\s\S]*?\1|<(?=[a-z/!])/gi, (found) => (found === '<' ? '\\<' : found));

const link = ({ title, href }: PageLink): string => `[${title}](${href})`;

/** An example after its label in a list: on the same line, or below it, fenced. */
function exampleText(example: string): string {
  if (!example.includes('\n')) return ` ${code(example)}`;
  const lines = ['```tsx', ...example.split('\n'), '```'];
  return `\n\n${lines.map((line) => (line === '' ? '' : `    ${line}`)).join('\n')}\n`;
}

/** One item per entry, for readers of Markdown: name and marks, facts, then the package's description. */
export function partMarkdown(context: PageContext, rows: readonly ApiRow[]): readonly string[] {
  const hrefOf = publicHref(context.input);
  const linked = (text: string): string =>
    withoutTags(text).replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, title: string, href: string) => {
      const target = hrefOf(href);
      return target === null ? title : `[${title}](${target})`;
    });
  // One line without a final period, for use within a sentence.
  const inline = (text: string): string => linked(text).replace(/\s+/g, ' ').trim().replace(/\.$/, '');
  const item = ({
    name,
    plan,
    marks,
    since,
    facts,
    description,
    note,
    deprecated,
    see,
    example,
    parameters,
    returns,
    demos,
  }: ApiRow): string => {
    const notes = [
      ...marks.map((mark) => word(context, `api.${mark}`)),
      ...(plan === null ? [] : [word(context, `plan.${plan}`)]),
      ...(since === null ? [] : [sinceText(since, (key, values) => word(context, key, values))]),
    ];
    const title = `- **\`${name}\`**${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
    const shown = facts.map(({ kind, code: text }) => {
      const label = labels[kind];
      const fact = kind === 'default' && text.includes('`') ? inline(text) : code(text);
      return label === null ? fact : `${word(context, label)}: ${fact}`;
    });
    const head = shown.length === 0 ? title : `${title}: ${shown.join('; ')}`;
    const labelled = (key: WordKey, text: string | null) => text && `${word(context, key)}: ${text}`;
    const said = [description, labelled('api.note', note), deprecated, labelled('api.see', see)];
    const sentences = said.filter(Boolean);
    const details = [
      ...parameters.map(({ name: parameter, description: text }) => [`\`${parameter}\``, text]),
      [word(context, 'api.returns'), returns],
      [word(context, 'api.demos'), demos.length === 0 ? null : demos.map(link).join(', ')],
    ].flatMap(([label, text]) => (text ? [withText(`  - ${label}:`, linked(text), '    ')] : []));
    const body = linked(sentences.join('\n\n'));
    const shownExample = example ? [`  - ${word(context, 'api.example')}:${exampleText(example)}`] : [];
    return [body === '' ? head : withText(`${head}.`, body, '  '), ...shownExample, ...details].join('\n');
  };
  return rows.map(item);
}
