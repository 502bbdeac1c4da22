/**
 * Sizes for a DOM that has no layout engine: widths flow down from the stage, heights are the declared ones.
 * Enough for components that measure their container before they draw (grids, charts).
 */
export interface Layout {
  readonly width: (element: Element) => number;
  readonly height: (element: Element) => number;
  /** Declared value of a CSS property: the style attribute first, then the element's classes. */
  readonly declared: (element: Element, property: string) => string;
}

const simpleRule = /^\.([\w-]+)\{([^{}]*)\}/;

function parseDeclarations(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) found.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
  }
  return found;
}

/** Class → declarations, read from the style elements that a CSS-in-JS library has put into `container`. */
function classReader(container: Element): (name: string) => Map<string, string> | undefined {
  const classes = new Map<string, Map<string, string>>();
  let read = 0;
  return (name) => {
    for (; read < container.childNodes.length; read += 1) {
      const rule = simpleRule.exec(container.childNodes[read]?.textContent ?? '');
      if (rule) classes.set(rule[1] as string, parseDeclarations(rule[2] as string));
    }
    return classes.get(name);
  };
}

/** Advance of a character in em, by its look in a common sans-serif face, for text that is measured before it is drawn. */
function advance(character: string): number {
  if (/[\s.,:;!|'`ijlItf()[\]-]/.test(character)) return 0.29;
  if (/[mwMW@%]/.test(character)) return 0.85;
  return /[A-Z&]/.test(character) ? 0.68 : 0.55;
}

const textWidth = (text: string): number => [...text].reduce((sum, character) => sum + advance(character), 0);

const rootFontSize = 16;

const isInline = (element: Element): boolean => ['SPAN', 'text', 'tspan', 'LABEL'].includes(element.tagName);

/** @param stageWidth px @param styles where style elements are collected */
export function createLayout(stage: Element, stageWidth: number, styles: Element): Layout {
  const declarationsOf = classReader(styles);

  const declared = (element: Element, property: string): string => {
    const inline = (element as HTMLElement).style?.getPropertyValue(property);
    if (inline) return inline;
    for (const name of [...element.classList].reverse()) {
      const value = declarationsOf(name)?.get(property);
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

  /** px that a box property takes away on the axis, both sides together. */
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

  const size = (element: Element, property: 'width' | 'height'): number => {
    if (element === stage) return property === 'width' ? stageWidth : 0;
    const value = declared(element, property) || element.getAttribute(property) || '';
    const number = Number.parseFloat(value);
    const parent = (): number =>
      element.parentElement === null ? 0 : contentSize(element.parentElement, property);
    if (value.endsWith('%')) return (parent() * number) / 100;
    if (/^[\d.]+(px)?$/.test(value)) return number;
    if (isInline(element)) {
      const font = fontSize(element);
      return property === 'width' ? textWidth(element.textContent ?? '') * font : font * 1.2;
    }
    const limit = Number.parseFloat(declared(element, `max-${property}`));
    return Number.isFinite(limit) && declared(element, `max-${property}`).endsWith('px')
      ? Math.min(limit, parent())
      : parent();
  };

  return {
    width: (element) => size(element, 'width'),
    height: (element) => size(element, 'height'),
    declared,
  };
}
