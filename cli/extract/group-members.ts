import type { ApiProp } from '../model/api-entry.ts';
import type { ApiMemberGroup } from '../model/api-interface.ts';
import { docCommentBefore } from './doc-comment.ts';
import type { ts } from './program.ts';

interface Member {
  readonly symbol: ts.Symbol;
  readonly described: ApiProp;
}

/** Interface that declares a member. */
const declaring = ({ symbol }: Member): string => (symbol as { parent?: ts.Symbol }).parent?.name ?? '';

const wordsOf = (name: string): string[] => name.match(/[A-Z]+(?![a-z])|[A-Z][a-z\d]*/g) ?? [name];

const planWords = new Set(['Pro', 'Premium']);

/** `LampColourApi` → `Colour`, if every interface is called `Lamp…Api`. */
function titles(names: readonly string[]): Map<string, string> {
  const all = names.map(wordsOf);
  const shared = (at: number): boolean =>
    all.length > 1 && all.every((words) => words.at(at) !== undefined && words.at(at) === all[0]?.at(at));
  const start = shared(0) ? 1 : 0;
  const end = shared(-1) ? -1 : undefined;
  return new Map(
    names.map((name, index) => {
      const words = (all[index] ?? []).slice(start, end).filter((word) => !planWords.has(word));
      const [first = name, ...rest] = words;
      return [
        name,
        [first, ...rest.map((word) => (/^[A-Z]+$/.test(word) ? word : word.toLowerCase()))].join(' '),
      ];
    }),
  );
}

/** The title as the interface's own comment writes it: `The CSV export API interface …`. */
function spelling(title: string, member: Member | undefined): string {
  const node = (member?.symbol as { parent?: ts.Symbol } | undefined)?.parent?.declarations?.[0];
  const source = node?.getSourceFile();
  const { description } = docCommentBefore(
    node && source ? source.text.slice(node.pos, node.getStart(source, false)) : '',
  );
  const phrase = /^The (.+?) API\b/i.exec(description)?.[1] ?? '';
  return phrase.toLowerCase() === title.toLowerCase()
    ? phrase.charAt(0).toUpperCase() + phrase.slice(1)
    : title;
}

/** Groups of members by the interface that declares them, sorted by title. Groups with the same title are merged. */
export function groupMembers(members: readonly Member[]): ApiMemberGroup[] {
  const title = titles([...new Set(members.map(declaring))].sort());
  const groups = new Map<string, Member[]>();
  for (const member of members) {
    const key = title.get(declaring(member)) ?? '';
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, group]) => {
      const described = group.map((member) => member.described).sort((a, b) => (a.name < b.name ? -1 : 1));
      const plan = described[0]?.plan;
      const interfaces = [...new Set(group.map(declaring))];
      return {
        title: spelling(name, group[0]),
        ...(interfaces.length === 1 && interfaces[0] ? { interface: interfaces[0] } : {}),
        ...(plan && described.every((member) => member.plan === plan) ? { plan } : {}),
        members: described,
      };
    });
}
