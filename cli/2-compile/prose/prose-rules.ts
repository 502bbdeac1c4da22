import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { eachNode } from '../markdown/each-node.ts';
import { contextOf, type PageContext } from '../markdown/page-context.ts';
import { fenceLanguageCase, unknownFenceLanguage } from './fence-languages.ts';
import { unknownFenceOptions } from './fence-options.ts';
import { foreignSyntax } from './foreign-syntax.ts';
import { leftover } from './leftovers.ts';
import { droppedCells } from './table-cells.ts';
import { misspeltTerms } from './terms.ts';
import { undefinedReferences } from './undefined-references.ts';

type Rule = (context: PageContext, node: RootContent) => void;

const rules: readonly Rule[] = [
  droppedCells,
  leftover,
  misspeltTerms,
  unknownFenceLanguage,
  fenceLanguageCase,
  unknownFenceOptions,
  foreignSyntax,
  undefinedReferences,
];

/**
 * Applies the rules about the text of a page, which do not depend on its HTML: a rule is one file and sees every node.
 */
export function remarkProseRules() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    eachNode<RootContent>(tree, (node) => {
      for (const rule of rules) rule(context, node);
      return undefined;
    });
  };
}
