import { type Offset, offsetOf, shapeFacts } from './geometry.ts';
import { isGenerated, plain, type TreeElement, type TreeNode } from './tree.ts';

/** Roles of elements that readers operate, with what they hold visible. */
const controls = new Set(
  'button checkbox combobox link menuitem menuitemcheckbox menuitemradio option radio searchbox slider spinbutton switch tab textbox'.split(
    ' ',
  ),
);

const inputRoles: Readonly<Record<string, string>> = {
  ...{ button: 'button', submit: 'button', reset: 'button', image: 'button', checkbox: 'checkbox' },
  ...{ radio: 'radio', range: 'slider', number: 'spinbutton', search: 'searchbox', hidden: '' },
};

const tagRoles: Readonly<Record<string, string>> = {
  ...{ button: 'button', textarea: 'textbox', select: 'combobox', option: 'option', summary: 'button' },
  ...{ h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading' },
  ...{ table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tfoot: 'rowgroup', tr: 'row', td: 'cell' },
  ...{ th: 'columnheader', ul: 'list', ol: 'list', li: 'listitem', img: 'img', hr: 'separator' },
  ...{ nav: 'navigation', main: 'main', dialog: 'dialog', progress: 'progressbar', meter: 'meter' },
  ...{ fieldset: 'group', output: 'status', aside: 'complementary', article: 'article', iframe: 'document' },
};

/** The role of an element, stated or of its tag; empty for none. */
function roleOf({ tag, attributes }: TreeElement): string {
  const stated = attributes.get('role')?.split(' ')[0];
  if (stated !== undefined) return /^(?:none|presentation|generic)$/.test(stated) ? '' : stated;
  if (tag === 'a') return attributes.has('href') ? 'link' : '';
  if (tag === 'input') return inputRoles[attributes.get('type') ?? ''] ?? 'textbox';
  return tagRoles[tag] ?? '';
}

/** Assistive technology reads these beside a role and its name. */
const states = [
  ...['aria-checked', 'aria-current', 'aria-disabled', 'aria-expanded', 'aria-haspopup', 'aria-hidden'],
  ...['aria-invalid', 'aria-live', 'aria-modal', 'aria-multiselectable', 'aria-pressed', 'aria-readonly'],
  ...[
    'aria-required',
    'aria-roledescription',
    'aria-selected',
    'aria-sort',
    'aria-valuemax',
    'aria-valuemin',
  ],
  ...['aria-valuenow', 'aria-valuetext', 'disabled', 'required', 'readonly'],
];

/** A state that says no more than its absence. */
const isDefault = (name: string, value: string): boolean =>
  (value === 'false' && !/^aria-(?:checked|expanded|pressed|selected)$/.test(name)) ||
  (name === 'aria-live' && value === 'off') ||
  (name === 'aria-sort' && value === 'none');

/** The accessible name that an element states itself. A title that repeats its text says nothing new. */
function nameOf({ attributes, text, labelledBy }: TreeElement): string {
  const stated = labelledBy || attributes.get('aria-label') || attributes.get('alt') || '';
  const name = plain(stated === '' ? (attributes.get('title') ?? '') : stated);
  return name === text ? '' : name;
}

/** A place in a table that states its size; numbers count from 1. */
export interface Cell {
  /** Number of the table in the picture. */
  readonly table: number;
  readonly rows: number;
  readonly columns: number;
  /** Null outside of its rows. */
  readonly row: number | null;
  /** Null for what belongs to a whole row. */
  readonly column: number | null;
}

/** A thing that readers perceive, as an element without children; the tag is its role, `text` or its tag. */
export interface Token extends TreeElement {
  readonly cell: Cell | null;
}

/** Elements that show nothing of their own: definitions, and what scripts and styles hold. */
const unseen =
  /^(?:defs|clippath|mask|symbol|pattern|lineargradient|radialgradient|script|style|template|title|desc)$/i;

const isHidden = ({ tag, attributes, style }: TreeElement): boolean =>
  unseen.test(tag) ||
  attributes.has('hidden') ||
  attributes.get('type') === 'hidden' ||
  style.get('display') === 'none' ||
  style.get('visibility') === 'hidden';

/** Text for screen readers alone. */
const isClipped = ({ attributes, style }: TreeElement): boolean =>
  /^rect\(0/.test(attributes.get('style.clip') ?? '') ||
  (style.get('opacity') ?? attributes.get('opacity')) === '0';

/** Where a token is found. */
interface Place {
  /** The nearest element with a telling class. */
  readonly around: TreeElement | null;
  readonly offset: Offset;
  readonly cell: Cell | null;
}

function tokenOf(
  kind: string,
  { around, cell }: Pick<Place, 'around' | 'cell'>,
  facts: Readonly<Record<string, string>>,
  text = '',
): Token {
  const own = new Map(Object.entries(facts).filter(([, value]) => value !== ''));
  const label = around?.label ?? 'demo';
  const name = around?.classes.find((one) => !isGenerated(one)) ?? around?.tag;
  const inRow = cell === null || cell.row === null ? null : cell;
  const column = inRow?.column ?? null;
  const keys = ['data-field', 'data-id'].map((key) => around?.attributes.get(key) ?? '');
  return {
    ...{ tag: kind, children: [], attributes: own, label, text, labelledBy: '', style: new Map() },
    cell: inRow,
    // Cells of different columns are never the same one.
    classes: column === null ? [] : [`column ${column}`],
    print: [kind, ...[...own].flat()].join('|'),
    identity: column === null ? [name, ...keys].join('|') : `${inRow?.table} ${inRow?.row} ${column}`,
  };
}

/** Facts of a control that can be seen. */
const controlFacts = (role: string, { attributes }: TreeElement): Record<string, string> => ({
  value: /^(?:checkbox|radio|switch|option)$/.test(role) ? '' : (attributes.get('value') ?? ''),
  placeholder: attributes.get('placeholder') ?? '',
  checked: attributes.has('checked') ? 'yes' : '',
  disabled: attributes.has('disabled') || attributes.get('aria-disabled') === 'true' ? 'yes' : '',
});

/** A colour in one way of writing. */
const colour = (text: string): string =>
  text.toLowerCase().replace(
    /^rgb\((\d+), ?(\d+), ?(\d+)\)$/,
    (_, ...parts: string[]) =>
      `#${parts
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`,
  );

/** Colours that elements of a drawing state; empty where they inherit them. */
const paintOf = ({ attributes, style }: TreeElement): { fill: string; stroke: string } => ({
  fill: colour(style.get('fill') ?? attributes.get('fill') ?? ''),
  stroke: colour(style.get('stroke') ?? attributes.get('stroke') ?? ''),
});

const isUnpainted = /^(?:none|transparent)$/;

/** A drawing as small as this is an icon, whose form is a matter of style. */
const iconSize = 48;

function isIcon({ tag, attributes, text }: TreeElement): boolean {
  const [, , width, height] = (attributes.get('viewbox') ?? '').split(/[\s,]+/).map(Number);
  return tag === 'svg' && text === '' && (width ?? 99) <= iconSize && (height ?? 99) <= iconSize;
}

function ownTokens(element: TreeElement, place: Place): Token[] {
  const role = roleOf(element);
  if (controls.has(role)) return [tokenOf(role, place, controlFacts(role, element))];
  const { tag, attributes } = element;
  if (tag === 'img') return [tokenOf('image', place, { source: attributes.get('src') ?? '' })];
  if (isIcon(element)) return [tokenOf('icon', place, {})];
  if (/^(?:hr|canvas|video|audio|iframe|object|progress|meter)$/.test(tag)) return [tokenOf(tag, place, {})];
  const shape = shapeFacts(element, place.offset);
  const paint = paintOf(element);
  const isSeen = !(isUnpainted.test(paint.fill) && (paint.stroke === '' || isUnpainted.test(paint.stroke)));
  return shape !== null && isSeen ? [tokenOf(tag, place, { ...shape, ...paint })] : [];
}

/** The place of an element in the table around it. */
function cellOf({ attributes }: TreeElement, around: Cell | null, count: () => number): Cell | null {
  const read = (name: string): number | null => (attributes.has(name) ? Number(attributes.get(name)) : null);
  const rows = read('aria-rowcount');
  if (rows !== null)
    return { table: count(), rows, columns: read('aria-colcount') ?? 0, row: null, column: null };
  return (
    around && {
      ...around,
      row: read('aria-rowindex') ?? around.row,
      column: read('aria-colindex') ?? around.column,
    }
  );
}

/** Walks what is not hidden; `visit` gives the tokens of an element or text. */
function tokensIn(
  nodes: readonly TreeNode[],
  isLeftOut: (element: TreeElement) => boolean,
  visit: (node: TreeNode, place: Place) => Token[],
): Token[] {
  let tables = 0;
  const walk = (all: readonly TreeNode[], { around, offset, cell }: Place): Token[] =>
    all.flatMap((node) => {
      if (typeof node === 'string') return visit(node, { around, offset, cell });
      if (isHidden(node) || isLeftOut(node)) return [];
      const isTelling =
        around === null || node.attributes.has('role') || node.classes.some((name) => !isGenerated(name));
      const place: Place = {
        around: isTelling ? node : around,
        offset: offsetOf(node, offset),
        cell: cellOf(node, cell, () => {
          tables += 1;
          return tables;
        }),
      };
      return [...visit(node, place), ...(isIcon(node) ? [] : walk(node.children, place))];
    });
  return walk(nodes, { around: null, offset: [0, 0], cell: null });
}

/** Texts, controls, images and shapes in the order of the document: what readers see, without the boxes around it. */
export const shownTokens = (nodes: readonly TreeNode[]): Token[] =>
  tokensIn(nodes, isClipped, (node, place) =>
    typeof node === 'string' ? [tokenOf('text', place, { text: node }, node)] : ownTokens(node, place),
  );

/** Roles, names and states in the order of the document: what assistive technology reads beside the text. */
export const spokenTokens = (nodes: readonly TreeNode[]): Token[] =>
  tokensIn(
    nodes,
    ({ attributes }) => attributes.get('aria-hidden') === 'true',
    (node, place) => {
      if (typeof node === 'string') return [];
      const [role, name] = [roleOf(node), nameOf(node)];
      if (role === '' && name === '') return [];
      const stated = states.flatMap((state) => {
        const value = node.attributes.get(state);
        return value === undefined || isDefault(state, value) ? [] : [[state, value || 'true'] as const];
      });
      return [tokenOf(role || 'name', place, { name, ...Object.fromEntries(stated) })];
    },
  );
