import { type Dimension, edges, fontSize, textWidth } from './boxes.ts';
import { type Declared, declaredStyles } from './declared-styles.ts';
import { givenWidth } from './given-width.ts';

/**
 * Sizes for a DOM without a layout engine. Widths flow down from the stage through blocks, flex rows and grids; heights
 * are the declared ones. That is enough for components that measure their container before they render (grids, charts).
 * Own code because jsdom has no layout and a browser's depends on the machine.
 */
export interface Layout {
  readonly width: (element: Element) => number;
  readonly height: (element: Element) => number;
  readonly declared: Declared;
}

const isInline = (element: Element): boolean => ['SPAN', 'text', 'tspan', 'LABEL'].includes(element.tagName);

/** @param stageWidth px @param styles where style elements are collected */
export function createLayout(stage: Element, stageWidth: number, styles: Element): Layout {
  const declared = declaredStyles(styles);

  const contentSize = (element: Element, property: Dimension): number => {
    const outer = size(element, property);
    const inner = outer - edges(declared, element, property, 'padding');
    return Math.max(0, inner - edges(declared, element, property, 'border'));
  };

  const measures = { declared, contentWidth: (container: Element) => contentSize(container, 'width') };

  const unlimited = (element: Element, property: Dimension): number => {
    const value = declared(element, property) || element.getAttribute(property) || '';
    const number = Number.parseFloat(value);
    const parent = (): number =>
      element.parentElement === null ? 0 : contentSize(element.parentElement, property);
    const given = property === 'width' ? givenWidth(measures, element) : null;
    if (given !== null) return given;
    if (value.endsWith('%')) return (parent() * number) / 100;
    if (/^[\d.]+(px)?$/.test(value)) return number;
    if (isInline(element)) {
      const font = fontSize(declared, element);
      return property === 'width' ? textWidth(element.textContent ?? '') * font : font * 1.2;
    }
    return parent();
  };

  const size = (element: Element, property: Dimension): number => {
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
