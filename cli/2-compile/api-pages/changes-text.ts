import type { ApiChange, ApiVersion } from '../../model/history.ts';
import { spokenRelease } from '../../reference/release.ts';
import type { WordKey, Words } from '../markdown/words.ts';

/** Number of versions that are shown without a click. */
const first = 5;

const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

/** `red` → `blue`, where the history has both and neither takes a line of its own. */
function factText({ before, after }: ApiChange): string {
  const texts = [before, after].map((text) => text?.replace(/\s+/g, ' '));
  const [old, now] = texts;
  if (old === undefined || now === undefined || texts.some((text) => (text ?? '').length > 60)) return '';
  return ` (${code(old)} → ${code(now)})`;
}

interface Told {
  readonly key: WordKey;
  readonly name: string;
}

/** The word for a change and the entry it concerns. A plan, a module or an obligation is not a change of contents. */
function told(change: ApiChange, word: Words): Told[] {
  const { kind, name, after } = change;
  const entry = kind === 'export' ? '' : ` (${word(`api.kind.${kind}`)})`;
  const one = (key: WordKey, text: string): Told[] => [{ key, name: text }];
  switch (change.change) {
    case 'added':
      return one('api.change.added', code(name) + entry);
    case 'removed':
      return one('api.change.removed', code(name) + entry);
    case 'renamed':
      return one('api.change.renamed', `${code(name)} → ${code(after ?? '')}${entry}`);
    case 'deprecated':
      return after === undefined ? [] : one('api.change.deprecated', code(name) + entry);
    case 'default':
      return one('api.change.default', code(name) + factText(change));
    case 'required':
      return after === 'required'
        ? one('api.change.required', code(name))
        : one('api.change.optional', code(name));
    case 'type':
      return one('api.change.type', code(name) + factText(change));
    case 'plan':
    case 'import':
      return [];
  }
}

/** A version with its changes, by kind. */
function versionText({ version, changes }: ApiVersion, word: Words): string {
  const all = changes.flatMap((change) => told(change, word));
  const texts = [...new Set(all.map(({ key }) => key))].map((key) => {
    const names = all.filter((one) => one.key === key).map(({ name }) => name);
    return `${word(key)}: ${names.join(', ')}`;
  });
  return texts.length === 0 ? '' : `- **${spokenRelease(version)}:** ${texts.join('. ')}.`;
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
