import type { ApiChange, ApiVersion } from '../../model/history.ts';
import { spokenRelease } from '../../reference/release.ts';
import type { WordKey, Words } from '../markdown/words.ts';

/** Number of versions that are shown without a click. */
const first = 5;

const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** Longer facts would bury the names. */
const longestFact = 40;

/** `red` → `blue`, where the history has both and both are short. */
function factText({ before, after }: ApiChange): string {
  const [old, now] = [before, after].map((text) => text?.replace(/\s+/g, ' '));
  if (old === undefined || now === undefined || Math.max(old.length, now.length) > longestFact) return '';
  return ` (${code(old)} → ${code(now)})`;
}

/** The key of the word for a change; null for a plan or a module, which other parts of the page show. */
function keyOf({ change, after }: ApiChange): WordKey | null {
  switch (change) {
    case 'added':
    case 'removed':
    case 'renamed':
    case 'default':
    case 'type':
      return `api.change.${change}`;
    case 'deprecated':
      return after === undefined ? null : 'api.change.deprecated';
    case 'required':
      return after === 'required' ? 'api.change.required' : 'api.change.optional';
    case 'plan':
    case 'import':
      return null;
  }
}

function nameText(change: ApiChange): string {
  const { after, part } = change;
  const name = part === undefined ? change.name : `${part}.${change.name}`;
  if (change.change === 'renamed') return `${code(name)} → ${code(after ?? '')}`;
  const isValue = change.change === 'default' || change.change === 'type';
  return code(name) + (isValue ? factText(change) : '');
}

/** A version with its changes, by their kind and that of their entries: `New props: a, b. Removed slots: c.` */
function versionText({ version, changes }: ApiVersion, word: Words): string {
  const groups = new Map<string, string[]>();
  for (const change of changes) {
    const key = keyOf(change);
    if (key === null) continue;
    // The page says what its own entry is.
    const kind = change.kind === 'export' ? '' : word(`api.kind.${change.kind}`);
    const title = word(key, { kind }).trim();
    groups.set(title, [...(groups.get(title) ?? []), nameText(change)]);
  }
  if (groups.size === 0) return '';
  const texts = [...groups].map(([title, names]) => `${title}: ${names.join(', ')}.`);
  return `- **${spokenRelease(version)}:** ${texts.join(' ')}`;
}

/** The changes of an entry by version, newest first; those after the first few are folded. */
export function changesText(versions: readonly ApiVersion[], word: Words): string {
  const items = versions.map((version) => versionText(version, word)).filter((text) => text !== '');
  if (items.length === 0) return '';
  const shown = `## ${word('api.changes')}\n\n${items.slice(0, first).join('\n')}`;
  const more = items.slice(first).join('\n');
  if (more === '') return shown;
  return `${shown}\n\n<details>\n<summary>${word('api.earlierChanges')}</summary>\n\n${more}\n\n</details>`;
}
