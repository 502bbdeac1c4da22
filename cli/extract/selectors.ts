import { basename, dirname } from 'node:path';
import type { ApiSelector, ApiSelectors } from '../model/api-state.ts';
import type { ApiSelectorsConfig } from '../model/config.ts';
import { matchNames } from '../reference/match-names.ts';
import { type Context, docOf, fileOf, markdown, optional, packagesOf } from './context.ts';
import { isIgnored, tagText } from './doc-comment.ts';
import { deprecatedField } from './member.ts';
import { packageOf } from './packages.ts';
import { exportPlan } from './plan-of.ts';
import { printSignature } from './print-object.ts';
import { printReadably, printText } from './print-text.ts';
import { ts } from './program.ts';

/** Every exported selector, by name. */
export function describeSelectors(context: Context, { names }: ApiSelectorsConfig): ApiSelectors {
  const { checker, exports } = context;
  return {
    kind: 'selectors',
    product: context.product,
    selectors: matchNames([...exports.keys()], names)
      .sort()
      .flatMap((name): ApiSelector[] => {
        const exported = exports.get(name) ?? [];
        const symbol = exported[0]?.symbol;
        if (!symbol || !(symbol.flags & ts.SymbolFlags.Value)) return [];
        const doc = docOf(context, symbol);
        const [call] = checker.getTypeOfSymbol(symbol).getCallSignatures();
        if (!call) return [];
        return [
          {
            name,
            type: printText(context, call.getReturnType()),
            signature: printReadably(context, (printer) => printSignature(printer, call)) ?? 'object',
            packages: packagesOf(exported),
            ...optional({
              category: categoryOf(context, symbol, tagText(doc, 'category')),
              description: markdown(context, doc.description),
              plan: exportPlan(exported),
            }),
            ...(isIgnored(doc) ? { internal: true as const } : {}),
            ...deprecatedField(context, doc),
          },
        ];
      }),
  };
}

/**
 * The category in the comment, else the folder of the declaration: `columnReorder` is `Column reorder`. Null at a
 * package's root.
 */
function categoryOf({ allPackages }: Context, symbol: ts.Symbol, said: string | undefined): string | null {
  const file = fileOf(symbol);
  const folder = dirname(file);
  const isRoot = packageOf(allPackages, file)?.directory === folder;
  const name = said ?? (isRoot ? '' : basename(folder));
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}
