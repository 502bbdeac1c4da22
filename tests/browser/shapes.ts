import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { htmlOf } from './pages.ts';

const maximum = (numbers: readonly number[]): number =>
  numbers.reduce((most, each) => Math.max(most, each), 0);

export interface Shape {
  readonly path: string;
  /** Every element of the page with its classes, the names of its attributes, and its parent. */
  readonly parts: ReadonlySet<string>;
  readonly longestWord: number;
  readonly longestHeading: number;
  readonly elements: number;
}

/** The shape of a page: everything but its words. */
export function shapeOf(out: string, path: string): Shape {
  const parts = new Set<string>();
  const words: number[] = [];
  const headings: number[] = [];
  let elements = 0;

  function walk(node: Nodes, parent: string): string {
    if (node.type === 'text') {
      words.push(maximum(node.value.split(/\s+/).map(({ length }) => length)));
      return node.value;
    }
    if (node.type === 'element') {
      if (node.tagName === 'script' || node.tagName === 'style') return '';
      elements += 1;
      const { className, ...properties } = node.properties;
      const name = [node.tagName, ...(Array.isArray(className) ? className : [])].join('.');
      parts.add(`${parent} > ${name}[${Object.keys(properties).sort().join()}]`);
      const text = node.children.map((child) => walk(child, name)).join('');
      if (/^h[1-6]$/.test(node.tagName)) headings.push(text.length);
      return text;
    }
    return 'children' in node ? node.children.map((child) => walk(child, parent)).join('') : '';
  }

  walk(fromHtml(readFileSync(join(out, htmlOf(path)), 'utf8')), '');
  return { path, parts, longestWord: maximum(words), longestHeading: maximum(headings), elements };
}

/** Nearly the fewest shapes that together have every part, the richest first. */
export function covering(shapes: readonly Shape[]): Shape[] {
  const left = new Set(shapes.flatMap(({ parts }) => [...parts]));
  const chosen: Shape[] = [];
  while (left.size > 0) {
    const gains = shapes.map(({ parts }) => [...parts].filter((part) => left.has(part)).length);
    const best = shapes[gains.indexOf(maximum(gains))];
    if (best === undefined) break;
    for (const part of best.parts) left.delete(part);
    chosen.push(best);
  }
  return chosen;
}

/** Pages that represent all: together they have every part, the longest names and the most elements. */
export function representatives(shapes: readonly Shape[]): string[] {
  const most = (measure: (shape: Shape) => number) =>
    shapes.find((shape) => measure(shape) === maximum(shapes.map(measure)));
  const extremes = [
    most((each) => each.longestWord),
    most((each) => each.longestHeading),
    most((each) => each.elements),
  ];
  return [...new Set([...covering(shapes), ...extremes].flatMap((shape) => shape?.path ?? []))];
}
