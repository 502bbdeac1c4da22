/**
 * Sizes for a DOM without a layout engine. Widths flow down from the stage through blocks, flex rows and grids; heights
 * are the declared ones. That is enough for components that measure their container before they render (grids, charts).
 * Own code because jsdom has no layout and a browser's depends on the machine.
 */
export interface Layout {
  readonly width: (element: Element) => number;
  readonly height: (element: Element) => number;
  /** Declared value of a CSS property: the style attribute first, then rules of its parent and its own classes. */
  readonly declared: (element: Element, property: string) => string;
}

type Declarations = ReadonlyMap<string, string>;

function parseDeclarations(text: string): Declarations {
  const found = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) found.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
  }
  return found;
}

interface Styles {
  /** Declarations of `.name {}`. */
  readonly own: (name: string) => Declarations | undefined;
  /** Declarations of `.name > … {}`, in order, for the children of an element with that class. */
  readonly children: (name: string) => readonly { readonly selector: string; readonly said: Declarations }[];
}

/** Reads the style elements of a CSS-in-JS library in `container`; media queries match as in the DOM. */
function readStyles(container: Element): Styles {
  const own = new Map<string, Map<string, string>>();
  const children = new Map<string, { selector: string; said: Declarations }[]>();
  let read = 0;
  const readOn = () => {
    for (; read < container.childNodes.length; read += 1) {
      const text = container.childNodes[read]?.textContent ?? '';
      const media = /^@media ([^{]+)\{/.exec(text);
      if (text.startsWith('@') && (media === null || !matchMedia(media[1] as string).matches)) continue;
      for (const [, rule, body] of text.slice(media?.[0].length ?? 0).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
        const [, name, child] = /^\.([\w-]+)(>.+)?$/.exec((rule as string).trim()) ?? [];
        if (name === undefined) continue;
        const said = parseDeclarations(body as string);
        if (child === undefined) own.set(name, new Map([...(own.get(name) ?? []), ...said]));
        else children.set(name, [...(children.get(name) ?? []), { selector: `.${name}${child}`, said }]);
      }
    }
  };
  return {
    own: (name) => {
      readOn();
      return own.get(name);
    },
    children: (name) => {
      readOn();
      return children.get(name) ?? [];
    },
  };
}

/** Advance of a character in em, as in a common sans-serif face, for text that is measured before it is rendered. */
function advance(character: string): number {
  if (/[\s.,:;!|'`ijlItf()[\]-]/.test(character)) return 0.29;
  if (/[mwMW@%]/.test(character)) return 0.85;
  return /[A-Z&]/.test(character) ? 0.68 : 0.55;
}

const textWidth = (text: string): number => [...text].reduce((sum, character) => sum + advance(character), 0);

const rootFontSize = 16;

const isInline = (element: Element): boolean => ['SPAN', 'text', 'tspan', 'LABEL'].includes(element.tagName);

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

/** @param stageWidth px @param styles where style elements are collected */
export function createLayout(stage: Element, stageWidth: number, styles: Element): Layout {
  const rules = readStyles(styles);

  const declared = (element: Element, property: string): string => {
    const inline = (element as HTMLElement).style?.getPropertyValue(property);
    if (inline) return inline;
    for (const name of element.parentElement?.classList ?? []) {
      const rule = rules.children(name).findLast((r) => r.said.has(property) && element.matches(r.selector));
      if (rule) return rule.said.get(property) as string;
    }
    for (const name of [...element.classList].reverse()) {
      const value = rules.own(name)?.get(property);
      if (value) return value;
    }
    return '';
  };

  const fontSize = (element: Element): number => {
    const value = declared(element, 'font-size');
    const number = Number.parseFloat(value);
    if (Number.isNaN(number))
      return element.parentElement === null ? rootFontSize : fontSize(element.parentElement);
    return value.endsWith('em') ? number * rootFontSize : number;
  };

  /** px taken by a box property on the axis, both sides together. */
  const edges = (element: Element, property: 'width' | 'height', box: 'padding' | 'border'): number => {
    const sides = property === 'width' ? ['left', 'right'] : ['top', 'bottom'];
    const pixels = (value: string) => (/^[\d.]+px/.test(value) ? Number.parseFloat(value) : null);
    const all = declared(element, box).split(' ');
    // `padding: 8px 16px`: the second value is the horizontal one; `border: 1px solid` has its width first.
    const shorthand =
      pixels((box === 'padding' && property === 'width' ? all[1] : undefined) ?? all[0] ?? '') ?? 0;
    return sides.reduce((sum, side) => sum + (pixels(declared(element, `${box}-${side}`)) ?? shorthand), 0);
  };

  const contentSize = (element: Element, property: 'width' | 'height'): number => {
    const outer = size(element, property);
    return Math.max(0, outer - edges(element, property, 'padding') - edges(element, property, 'border'));
  };

  const naturalWidth = (element: Element): number =>
    textWidth(element.textContent ?? '') * fontSize(element) + edges(element, 'width', 'padding');

  const gap = (container: Element): number => {
    const [row, column = row] = declared(container, 'gap').split(' ');
    return Number.parseFloat(declared(container, 'column-gap') || column || '') || 0;
  };

  const inFlow = (container: Element): Element[] =>
    [...container.children].filter(
      (child) => !/absolute|fixed/.test(declared(child, 'position')) && declared(child, 'display') !== 'none',
    );

  /** Width of a grid's child in one track; `null` if the columns are not declared. */
  const trackWidth = (element: Element, grid: Element): number | null => {
    const template = declared(grid, 'grid-template-columns');
    if (template === '' || template === 'none') return null;
    const available = contentSize(grid, 'width');
    if (declared(element, 'grid-column').replaceAll(' ', '') === '1/-1') return available;
    const tracks = parseTracks(template, available, gap(grid));
    const free = available - gap(grid) * (tracks.length - 1);
    const rest = free - tracks.reduce((sum, { px }) => sum + px, 0);
    const shares = tracks.reduce((sum, { fr }) => sum + fr, 0);
    const track = tracks[inFlow(grid).indexOf(element) % tracks.length];
    return track === undefined
      ? null
      : track.px + (track.fr > 0 ? (Math.max(0, rest) * track.fr) / shares : 0);
  };

  /** Width of a child in a flex row; `null` if it depends only on its content, which is not known here. */
  const flexWidth = (element: Element, row: Element): number | null => {
    const available = contentSize(row, 'width');
    const items = inFlow(row).map((child) => {
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
    const widths = new Map(items.map((item) => [item, item.wanted ?? naturalWidth(item.child)]));
    const total = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);
    const taken = gap(row) * (items.length - 1) + total(items.map(({ margins }) => margins));
    const free = available - taken - total(widths.values());
    const width = widths.get(own) ?? 0;
    if (free >= 0) return width + (own.grow > 0 ? (free * own.grow) / total(items.map((i) => i.grow)) : 0);
    if (!own.shrinks || declared(row, 'flex-wrap').startsWith('wrap')) return width;
    const shrinking = total(items.map((item) => (item.shrinks ? (widths.get(item) ?? 0) : 0)));
    return Math.max(0, width + (free * width) / shrinking);
  };

  /** Width that the parent gives its child; `null` if the child decides. */
  const givenWidth = (element: Element): number | null => {
    const parent = element.parentElement;
    if (parent === null || /absolute|fixed/.test(declared(element, 'position'))) return null;
    const display = declared(parent, 'display');
    if (display.endsWith('grid')) return trackWidth(element, parent);
    const isRow = display.endsWith('flex') && !declared(parent, 'flex-direction').startsWith('column');
    return isRow ? flexWidth(element, parent) : null;
  };

  const unlimited = (element: Element, property: 'width' | 'height'): number => {
    const value = declared(element, property) || element.getAttribute(property) || '';
    const number = Number.parseFloat(value);
    const parent = (): number =>
      element.parentElement === null ? 0 : contentSize(element.parentElement, property);
    const given = property === 'width' ? givenWidth(element) : null;
    if (given !== null) return given;
    if (value.endsWith('%')) return (parent() * number) / 100;
    if (/^[\d.]+(px)?$/.test(value)) return number;
    if (isInline(element)) {
      const font = fontSize(element);
      return property === 'width' ? textWidth(element.textContent ?? '') * font : font * 1.2;
    }
    return parent();
  };

  const size = (element: Element, property: 'width' | 'height'): number => {
    if (element === stage) return property === 'width' ? stageWidth : 0;
    const limit = (end: 'min' | 'max', none: number) => {
      const value = declared(element, `${end}-${property}`);
      return value.endsWith('px') ? Number.parseFloat(value) : none;
    };
    return Math.max(
      Math.min(unlimited(element, property), limit('max', Number.POSITIVE_INFINITY)),
      limit('min', 0),
    );
  };

  return {
    width: (element) => size(element, 'width'),
    height: (element) => size(element, 'height'),
    declared,
  };
}
