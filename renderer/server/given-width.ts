import { gap, inFlow, naturalWidth } from './boxes.ts';
import type { Declared } from './declared-styles.ts';

interface Measures {
  readonly declared: Declared;
  /** px inside the padding of a container. */
  readonly contentWidth: (container: Element) => number;
}

interface Track {
  readonly px: number;
  readonly fr: number;
}

/** Columns of `grid-template-columns`; a track sized by its content shares like `1fr`. */
function parseTracks(template: string, available: number, gap: number): readonly Track[] {
  const expanded = template.replace(
    /repeat\(([^,]+),((?:[^()]|\([^()]*\))*)\)/g,
    (_match, count: string, tracks: string) => {
      const least = Number.parseFloat(/[\d.]+(?=px)/.exec(tracks)?.[0] ?? '');
      const fitting = Number.isNaN(least) ? 1 : Math.max(1, Math.floor((available + gap) / (least + gap)));
      return ` ${tracks.trim()}`.repeat(/^\s*\d+\s*$/.test(count) ? Number(count) : fitting);
    },
  );
  return [...expanded.matchAll(/minmax\([^,]*,([^)]*)\)|[^\s]+/g)].map(([track, largest]) => {
    const width = (largest ?? track).trim();
    const number = Number.parseFloat(width);
    if (width.endsWith('px')) return { px: number, fr: 0 };
    if (width.endsWith('%')) return { px: (available * number) / 100, fr: 0 };
    return { px: 0, fr: width.endsWith('fr') ? number : 1 };
  });
}

/** Width of a grid's child in one track; `null` if the columns are not declared. */
function trackWidth({ declared, contentWidth }: Measures, element: Element, grid: Element): number | null {
  const template = declared(grid, 'grid-template-columns');
  if (template === '' || template === 'none') return null;
  const available = contentWidth(grid);
  if (declared(element, 'grid-column').replaceAll(' ', '') === '1/-1') return available;
  const tracks = parseTracks(template, available, gap(declared, grid));
  const free = available - gap(declared, grid) * (tracks.length - 1);
  const rest = free - tracks.reduce((sum, { px }) => sum + px, 0);
  const shares = tracks.reduce((sum, { fr }) => sum + fr, 0);
  const track = tracks[inFlow(declared, grid).indexOf(element) % tracks.length];
  return track === undefined ? null : track.px + (track.fr > 0 ? (Math.max(0, rest) * track.fr) / shares : 0);
}

/** Width of a child in a flex row; `null` if it depends only on its content, which is not known here. */
function flexWidth({ declared, contentWidth }: Measures, element: Element, row: Element): number | null {
  const available = contentWidth(row);
  const items = inFlow(declared, row).map((child) => {
    const [first = '', second = '', third = ''] = declared(child, 'flex').split(' ');
    const grow = Number.parseFloat(declared(child, 'flex-grow') || first) || 0;
    const shrinks = !['none', '0'].includes(declared(child, 'flex-shrink') || second || first);
    const basis = declared(child, 'flex-basis') || third || (/^[\d.]+$/.test(first) ? '0px' : '');
    const length = [basis, declared(child, 'width')].find((value) => /^[\d.]+(px|%)?$/.test(value));
    const number = Number.parseFloat(length ?? '');
    const wanted = length?.endsWith('%') ? (available * number) / 100 : number;
    const margins = ['left', 'right']
      .map((side) => Number.parseFloat(declared(child, `margin-${side}`)) || 0)
      .reduce((sum, margin) => sum + margin, 0);
    return { child, grow, shrinks, wanted: length === undefined ? null : wanted, margins };
  });
  const own = items.find(({ child }) => child === element);
  if (own === undefined || (own.wanted === null && own.grow === 0)) return null;
  const widths = new Map(items.map((item) => [item, item.wanted ?? naturalWidth(declared, item.child)]));
  const total = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);
  const taken = gap(declared, row) * (items.length - 1) + total(items.map(({ margins }) => margins));
  const free = available - taken - total(widths.values());
  const width = widths.get(own) ?? 0;
  if (free >= 0) return width + (own.grow > 0 ? (free * own.grow) / total(items.map((i) => i.grow)) : 0);
  if (!own.shrinks || declared(row, 'flex-wrap').startsWith('wrap')) return width;
  const shrinking = total(items.map((item) => (item.shrinks ? (widths.get(item) ?? 0) : 0)));
  return Math.max(0, width + (free * width) / shrinking);
}

/** Width that the parent gives its child; `null` if the child decides. */
export function givenWidth(measures: Measures, element: Element): number | null {
  const { declared } = measures;
  const parent = element.parentElement;
  if (parent === null || /absolute|fixed/.test(declared(element, 'position'))) return null;
  const display = declared(parent, 'display');
  if (display.endsWith('grid')) return trackWidth(measures, element, parent);
  const isRow = display.endsWith('flex') && !declared(parent, 'flex-direction').startsWith('column');
  return isRow ? flexWidth(measures, element, parent) : null;
}
