import type { PageLink } from '../../../renderer/view/page.ts';
import { publicHref } from '../markdown/links.ts';
import type { PageContext } from '../markdown/page-context.ts';
import { type WordKey, word } from '../markdown/words.ts';
import type { ApiRow, ApiRowFact } from './api-row.ts';

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

const link = ({ title, href }: PageLink): string => `[${title}](${href})`;

/** Entries as a list for readers of Markdown: name and marks, facts, then what the package says. */
export function partMarkdown(context: PageContext, rows: readonly ApiRow[]): string {
  const hrefOf = publicHref(context.input);
  const own = (text: string): string =>
    text
      .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (_, title: string, href: string) => {
        const target = hrefOf(href);
        return target === null ? title : `[${title}](${target})`;
      })
      .replace(/\s*\n\s*/g, ' ')
      .trim();
  const item = ({
    name,
    plan,
    marks,
    facts,
    description,
    own: isOwn,
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
    ];
    const title = `- **\`${name}\`**${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`;
    const shown = facts.map(({ kind, code: text }) => {
      const label = labels[kind];
      const fact = kind === 'default' && text.includes('`') ? own(text) : code(text);
      return label === null ? fact : `${word(context, label)}: ${fact}`;
    });
    const head = shown.length === 0 ? title : `${title}: ${shown.join('; ')}`;
    const lead = isOwn ? `${word(context, 'api.note')}: ${description}` : description;
    const sentences = [lead, deprecated, see && `${word(context, 'api.see')}: ${see}`].filter(Boolean);
    const details = [
      [word(context, 'api.example'), example && code(example)],
      ...parameters.map(({ name: parameter, description: text }) => [`\`${parameter}\``, text]),
      [word(context, 'api.returns'), returns],
      [word(context, 'api.demos'), demos.length === 0 ? null : demos.map(link).join(', ')],
    ].flatMap(([label, text]) => (text ? [`  - ${label}: ${own(text)}`] : []));
    const body = sentences.map((text) => own(String(text))).join(' ');
    return [body === '' ? head : `${head}. ${body}`, ...details].join('\n');
  };
  return rows.map(item).join('\n');
}
