import { parse } from '@babel/parser';
import { eachNode, isOpening } from '../../2-compile/modules/babel-nodes.ts';
import { syntaxOf } from '../../2-compile/modules/parse-module.ts';

/**
 * The code of a module in which every element of a component gets a prop; null when none can get it, because a spread
 * decides about its props.
 */
export function withProp(code: string, component: string, prop: string, value: string): string | null {
  const places: number[] = [];
  eachNode(parse(code, syntaxOf('tsx') ?? {}).program, (node) => {
    if (!isOpening(node) || node.name.type !== 'JSXIdentifier' || node.name.name !== component) return;
    if (node.attributes.some(({ type }) => type === 'JSXSpreadAttribute')) return;
    places.push(node.typeParameters?.end ?? node.name.end ?? 0);
  });
  if (places.length === 0) return null;
  const starts = [0, ...places];
  return starts.map((start, index) => code.slice(start, starts[index + 1])).join(` ${prop}={${value}}`);
}
