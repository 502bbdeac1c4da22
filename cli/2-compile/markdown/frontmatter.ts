import matter from 'gray-matter';
import { isMap, isScalar, isSeq, type Pair, type ParsedNode, parseDocument, visit } from 'yaml';
import { type Code, type Diagnostic, diagnostic, type Edit } from '../../diagnostics/diagnostic.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { editToNearest } from '../../diagnostics/nearest.ts';
import type { Place } from '../../diagnostics/place.ts';
import { placesIn } from '../../diagnostics/places-in.ts';
import { yamlMistake } from '../../diagnostics/yaml-mistake.ts';
import {
  absentFrontmatter,
  describeKey,
  type Frontmatter,
  type FrontmatterKey,
  frontmatterKeys,
  frontmatterSchema,
  isFrontmatterKey,
} from '../../schemas/frontmatter-schema.ts';

export interface ParsedFrontmatter {
  readonly values: Frontmatter;
  /** Places of the valid values. */
  readonly places: Readonly<Partial<Record<FrontmatterKey, Place>>>;
  /** Places of `anchors.<name>` and `skill.<index>`, and of the sections of `tasks.<index>`. */
  readonly partPlaces: ReadonlyMap<string, Place>;
  /** The Markdown: the text with `\n` line ends and its frontmatter blanked, so that offsets, lines and columns stay. */
  readonly body: string;
  readonly diagnostics: readonly Diagnostic[];
}

type Span = readonly [start: number, end?: number];
type Report = (code: Code, span: Span, message: string, help?: string, edit?: Edit) => void;
const delimiter = '---';

type YamlPair = Pair<ParsedNode, ParsedNode | null>;

/** Frontmatter of a page whose text, with `\n` line ends, has none. */
export const givenFrontmatter = (values: Partial<Frontmatter>, body: string): ParsedFrontmatter => ({
  values: { ...absentFrontmatter, ...values },
  places: {},
  partPlaces: new Map(),
  body,
  diagnostics: [],
});

/** Parses the frontmatter. It never fails: wrong values are left out and reported. */
export function parseFrontmatter(
  file: string,
  text: string,
  productIds: readonly string[],
  packages: readonly string[] = [],
  accepted: readonly string[] = [],
): ParsedFrontmatter {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // An unclosed `---` is a thematic break, unless keys follow it. After `---js`, gray-matter would run code.
  const opens = /^---[ \t]*\n/.test(source);
  const isClosed = opens && source.indexOf('\n---', delimiter.length) !== -1;
  const end = isClosed ? source.indexOf('\n---', delimiter.length) : delimiter.length;
  const placeAt = placesIn(file, source.slice(0, end));
  // A YAML error may be just after the last line.
  const inSource = (offset: number): number => Math.min(delimiter.length + offset, end);
  const at = ([from, to = from]: Span): Place => placeAt(inSource(from), inSource(to));
  const diagnostics: Diagnostic[] = [];
  const report: Report = (code, span, message, help, edit) => {
    diagnostics.push(diagnostic(code, at(span), message, { help, edit }));
  };

  const values: Partial<Record<FrontmatterKey, unknown>> = {};
  const places: Partial<Record<FrontmatterKey, Place>> = {};
  const partPlaces = new Map<string, Place>();
  if (opens && !isClosed && /^[\w-]+:/.test(source.slice(source.indexOf('\n') + 1))) {
    report(
      'frontmatter/syntax',
      [-delimiter.length, 0],
      'The frontmatter is never closed.',
      'End it with a line `---`.',
    );
  }
  let pairs: readonly YamlPair[] = [];
  const parse = (yaml: string) => {
    pairs = readPairs(yaml, report);
    return pairs;
  };
  const { content } = isClosed ? matter(source, { engines: { yaml: parse } }) : { content: source };
  const body = source.slice(0, source.length - content.length).replace(/[^\n]/g, ' ') + content;
  for (const pair of pairs) {
    const key = accepted.includes(nameOf(pair.key)) ? null : readKey(pair, report);
    const value =
      key === null ? null : readValue(key, pair, { productId: productIds, packageName: packages }, report);
    if (key === null || value === null) continue;
    values[key] = value;
    places[key] = at(spanOf(pair.value));
    for (const [part, span] of partsOf(pair.value)) partPlaces.set(`${key}.${part}`, at(span));
  }
  return {
    values: { ...absentFrontmatter, ...values } as Frontmatter,
    places,
    partPlaces,
    body,
    diagnostics,
  };
}

const spanOf = (node: ParsedNode | null | undefined): Span => (node ? [node.range[0], node.range[1]] : [0]);

const nameOf = (key: ParsedNode): string => (isScalar(key) ? String(key.value) : String(key));

/** Entries of a map by their keys, and items of a list by their numbers. */
function partsOf(node: ParsedNode | null): [part: string, span: Span][] {
  if (isMap<ParsedNode, ParsedNode | null>(node))
    return node.items.map(({ key, value }) => [nameOf(key), [key.range[0], (value ?? key).range[1]]]);
  if (!isSeq<ParsedNode>(node)) return [];
  return node.items.map((item, index) => {
    const pairs = isMap<ParsedNode, ParsedNode | null>(item) ? item.items : [];
    const section = pairs.find(({ key }) => nameOf(key) === 'section');
    return [String(index), spanOf(section?.value ?? item)];
  });
}

function readPairs(content: string, report: Report): readonly YamlPair[] {
  // The failsafe schema reads every bare value as text.
  const document = parseDocument(content, { schema: 'failsafe', prettyErrors: false, logLevel: 'error' });
  const problems = [...document.errors, ...document.warnings];
  const [problem] = [...problems].sort((a, b) => a.pos[0] - b.pos[0]);
  if (problem !== undefined) {
    const { message, help } = yamlMistake(problem);
    report('frontmatter/syntax', problem.pos, message, help);
  }
  let aliased = false;
  visit(document, {
    Alias: (_key, { range }) => {
      aliased = true;
      const message = 'A value that begins with `*` is a YAML alias, which frontmatter cannot have.';
      report('frontmatter/syntax', [range?.[0] ?? 0, range?.[1]], message, 'Put the value in quotes.');
    },
  });
  const { contents } = document;
  if (problems.length > 0 || aliased || contents === null) return [];
  if (isMap<ParsedNode, ParsedNode | null>(contents)) return contents.items;
  report('frontmatter/invalid', spanOf(contents), 'The frontmatter must be lines of `key: value`.');
  return [];
}

function readKey(pair: YamlPair, report: Report): FrontmatterKey | null {
  const key = nameOf(pair.key);
  if (isFrontmatterKey(key)) return key;
  const help = didYouMean(key, frontmatterKeys) ?? `The keys are ${frontmatterKeys.join(', ')}.`;
  report(
    'frontmatter/unknown-key',
    spanOf(pair.key),
    `There is no frontmatter key \`${key}\`.`,
    help,
    editToNearest(key, frontmatterKeys),
  );
  return null;
}

/** Null when it is empty or not valid. */
function readValue(
  key: FrontmatterKey,
  pair: YamlPair,
  names: Readonly<Partial<Record<FrontmatterKey, readonly string[]>>>,
  report: Report,
): unknown {
  const node = pair.value;
  const value = isScalar(node) ? node.value : (node?.toJSON() ?? '');
  if (value === '') return null;
  const { success, data, error } = frontmatterSchema.shape[key].safeParse(value);
  if (!success) {
    for (const { path, message } of error.issues) {
      const item = isSeq<ParsedNode>(node) && typeof path[0] === 'number' ? node.items[path[0]] : node;
      report('frontmatter/invalid', spanOf(item), `\`${key}\` ${message}.`, describeKey(key));
    }
    return null;
  }
  const known = names[key] ?? [];
  // A site without packages cannot have a wrong one.
  if (known.length === 0 || known.includes(String(data))) return data;
  const kind = key === 'productId' ? 'product' : 'package';
  const help = didYouMean(String(data), known) ?? `The ${kind}s are ${known.join(', ')}.`;
  const message =
    key === 'productId' ? `No product has the id \`${data}\`.` : `The site has no package \`${data}\`.`;
  report('frontmatter/invalid', spanOf(node), message, help);
  return null;
}
