import type { SearchHit, SearchPage, SectionHit } from './model.ts';
import { plain, rootOf, soughtWords } from './words.ts';

/** A section of a page of a shard. */
export interface Place {
  readonly page: SearchPage;
  readonly shard: number;
  readonly index: number;
  /** Whether it is the first page of its product, which comes before the product's other pages. */
  readonly opens: boolean;
}

/** A section and the words of a question in it. */
export interface Found {
  readonly place: Place;
  /** Scores of its words, by position in the question. */
  readonly scores: ReadonlyMap<number, number>;
  readonly terms: ReadonlySet<string>;
}

/** Weight of the reference against guides: it has an entry for every word that guides explain. */
const referenceWeight = 0.35;

const rootsOf = (text: string): string[] => soughtWords(text).map(plain).map(rootOf);

/** Whether the question has all words of a name, in any form: `Sorting` by "how to sort rows". */
function isAsked(name: string, wanted: string): boolean {
  const asked = rootsOf(wanted);
  return name !== '' && rootsOf(name).every((root) => asked.includes(root));
}

/** A place with exactly the requested name precedes one that mentions it; a page precedes a section. */
function closeness({ page, index, opens }: Place, wanted: string): number {
  const reference = page.reference || page.sections[index]?.[2];
  const names = [page.sections[index]?.[1] ?? '', ...(index === 0 ? page.aliases : [])].map(plain);
  if (names.includes(wanted)) return index === 0 ? 3 : reference ? 0.7 : 1.25;
  if (reference) return referenceWeight;
  if (names.some((name) => isAsked(name, wanted))) return index === 0 ? 2.2 : 1.3;
  if (index === 0 && names.some((name) => ` ${name} `.includes(` ${wanted} `))) return opens ? 2.4 : 1.4;
  return names.some((name) => name.startsWith(wanted)) ? 1.15 : 1;
}

/** Weight of a page whose reference repeats an entry of a better page: similar components have the same entries. */
const repeatWeight = 0.2;

/**
 * This many words are a sentence. The page that answers it may lack one: `should`, or a word for which it uses another.
 */
const sentence = 4;

interface Group {
  readonly place: Place;
  readonly held: Set<number>;
  readonly sections: (SectionHit & { readonly score: number })[];
  score: number;
}

/**
 * The pages with at least `least` of the words, best first. If there are any, pages that lack one word of a sentence
 * follow. A section counts more than the sum of its words' scores, the more of them occur together. The sections of a
 * page count together, the best one most.
 */
export function ranked(found: readonly Found[], wanted: string, words: number, least: number): SearchHit[] {
  const pages = new Map<SearchPage, Group>();
  for (const { place, scores, terms } of found) {
    const group = pages.get(place.page) ?? { place, held: new Set(), sections: [], score: 0 };
    pages.set(place.page, group);
    for (const word of scores.keys()) group.held.add(word);
    // The square of the sum of roots: a section about both of two words beats one about the first alone.
    const together = [...scores.values()].reduce((total, score) => total + Math.sqrt(score), 0) ** 2;
    const score = together * (scores.size / words) ** 2 * closeness(place, wanted);
    group.sections.push({ index: place.index, terms: [...terms], score });
  }
  const all = [...pages.values()];
  const spare = words >= sentence ? 1 : 0;
  const groups = all.some(({ held }) => held.size >= least)
    ? all.filter(({ held }) => held.size >= least - spare)
    : [];
  for (const group of groups) {
    group.sections.sort((a, b) => b.score - a.score || a.index - b.index);
    const [best, ...others] = group.sections.map(({ score }) => score);
    // A page of the reference has many entries, all with the page's name as context.
    const share = group.place.page.reference ? 1 / 10 : 1 / 3;
    const sum = (best ?? 0) + others.slice(0, 8).reduce((total, score) => total + score * share, 0);
    group.score = sum * (group.held.size / words) ** 2;
  }
  const better = (a: Group, b: Group) => b.score - a.score;
  const isEntry = ({ place: { page }, sections: [first] }: Group) =>
    page.reference &&
    first !== undefined &&
    first.index > 0 &&
    plain(page.sections[first.index]?.[1] ?? '') === wanted;
  for (const repeat of groups.sort(better).filter(isEntry).slice(1)) repeat.score *= repeatWeight;
  return groups.sort(better).map(({ place: { page, shard }, sections }) => ({
    page,
    shard,
    terms: sections.find(({ index }) => index === 0)?.terms ?? [],
    sections: sections.filter(({ index }) => index > 0).map(({ index, terms }) => ({ index, terms })),
  }));
}
