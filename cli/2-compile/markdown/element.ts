import type { Element, ElementContent, Properties } from 'hast';

export const element = (tagName: string, properties: Properties, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
