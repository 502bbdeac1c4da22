import type { Declared } from './declared-styles.ts';

export type Dimension = 'width' | 'height';

/** Advance of a character in em, as in a common sans-serif face, for text that is measured before it is rendered. */
function advance(character: string): number {
  if (/[\s.,:;!|'`ijlItf()[\]-]/.test(character)) return 0.29;
  if (/[mwMW@%]/.test(character)) return 0.85;
  return /[A-Z&]/.test(character) ? 0.68 : 0.55;
}

export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + advance(character), 0);

const rootFontSize = 16;

/** px */
export function fontSize(declared: Declared, element: Element): number {
  const value = declared(element, 'font-size');
  const number = Number.parseFloat(value);
  if (Number.isNaN(number))
    return element.parentElement === null ? rootFontSize : fontSize(declared, element.parentElement);
  return value.endsWith('em') ? number * rootFontSize : number;
}

/** px taken by a box property on the axis, both sides together. */
export function edges(
  declared: Declared,
  element: Element,
  property: Dimension,
  box: 'padding' | 'border',
): number {
  const sides = property === 'width' ? ['left', 'right'] : ['top', 'bottom'];
  const pixels = (value: string) => (/^[\d.]+px/.test(value) ? Number.parseFloat(value) : null);
  const all = declared(element, box).split(' ');
  // `padding: 8px 16px`: the second value is the horizontal one; `border: 1px solid` has its width first.
  const shorthand =
    pixels((box === 'padding' && property === 'width' ? all[1] : undefined) ?? all[0] ?? '') ?? 0;
  return sides.reduce((sum, side) => sum + (pixels(declared(element, `${box}-${side}`)) ?? shorthand), 0);
}

/** px that an element is wide when nothing limits it. */
export const naturalWidth = (declared: Declared, element: Element): number =>
  textWidth(element.textContent ?? '') * fontSize(declared, element) +
  edges(declared, element, 'width', 'padding');

/** px between the columns of a grid or a flex row. */
export function gap(declared: Declared, container: Element): number {
  const [row, column = row] = declared(container, 'gap').split(' ');
  return Number.parseFloat(declared(container, 'column-gap') || column || '') || 0;
}

/** Children that take room beside each other. */
export const inFlow = (declared: Declared, container: Element): Element[] =>
  [...container.children].filter(
    (child) => !/absolute|fixed/.test(declared(child, 'position')) && declared(child, 'display') !== 'none',
  );
