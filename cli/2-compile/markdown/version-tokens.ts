import type { Root, RootContent, Text } from 'mdast';
import type { VFile } from 'vfile';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { eachNode } from './each-node.ts';
import { contextOf, type PageContext, placeWithin, report } from './page-context.ts';
import { type Edit, span } from './source-edits.ts';

/** `{version package-name}` in prose: a number that is always up to date. */
const token = /\{version ([^\s{}]+)\}/g;

/** The documented versions of the packages that `text` names in tokens. */
export function versionsIn(
  text: string,
  documented: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const names = [...text.matchAll(token)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.flatMap((name) => (documented[name] === undefined ? [] : [[name, documented[name]]])),
  );
}

const filled = (text: string, { input: { versions = {} } }: PageContext): string =>
  text.replace(token, (whole, name: string) => versions[name] ?? whole);

/** Replaces tokens in prose by the documented versions of packages. */
export function remarkVersionTokens() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    const { packages, versions = {} } = context.input;
    eachNode<RootContent>(tree, (node) => {
      if (node.type !== 'text') return undefined;
      for (const [whole, name = ''] of node.value.matchAll(token)) {
        if (versions[name] !== undefined) continue;
        const place = placeWithin(context, node, new RegExp(whole.replace(/\W/g, '\\$&')));
        const message = `The site documents no package ${JSON.stringify(name)}.`;
        report(context, 'text/unknown-package', place, message, didYouMean(name, packages));
      }
      node.value = filled(node.value, context);
      return undefined;
    });
  };
}

/** The same replacement in the page's source. */
export function versionEdits(node: Text, body: string, context: PageContext): Edit[] {
  const { start, end } = span(node);
  return [...body.slice(start, end).matchAll(token)].map((match) => ({
    start: start + match.index,
    end: start + match.index + match[0].length,
    part: filled(match[0], context),
  }));
}
