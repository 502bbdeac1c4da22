import type { ApiExport, ApiExportKind, ApiExports } from '../model/api-exports.ts';
import { matchNames } from '../reference/match-names.ts';
import { isContext, propsTypesOf } from './component-type.ts';
import { type Context, docOf, modulesToShow, optional } from './context.ts';
import { deprecatedField } from './member.ts';
import { exportPlan } from './plan-of.ts';
import { ts } from './program.ts';
import { splitText } from './texts.ts';

const { SymbolFlags } = ts;

/** Every name that the product's packages export, with or without a page. */
export function describeExports(context: Context): ApiExports {
  const exports = [...context.exports].map(([name, exported]): ApiExport => {
    const [first] = exported;
    const doc = first ? docOf(context, first.symbol) : { description: '', tags: [] };
    const packages = [...new Set(exported.map((entry) => entry.package.name))];
    return {
      name,
      kind: first ? kindOf(context, name, first.symbol) : 'constant',
      modules: packages.flatMap((one) =>
        modulesToShow(
          name,
          one,
          exported.filter((entry) => entry.package.name === one).map(({ specifier }) => specifier),
        ),
      ),
      ...optional({
        plan: exportPlan(exported),
        description: splitText(doc, context.links).description,
      }),
      ...deprecatedField(context, doc),
    };
  });
  return {
    kind: 'exports',
    product: context.product,
    exports: exports.sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

export function kindOf({ checker, config }: Context, name: string, symbol: ts.Symbol): ApiExportKind {
  if (symbol.flags & SymbolFlags.Enum) return 'enum';
  if (symbol.flags & SymbolFlags.Value)
    return valueKind(checker, name, symbol, config.selectors?.names ?? []);
  return symbol.flags & SymbolFlags.Interface ? 'interface' : 'type';
}

function valueKind(
  checker: ts.TypeChecker,
  name: string,
  symbol: ts.Symbol,
  selectors: readonly string[],
): ApiExportKind {
  if (propsTypesOf(checker, symbol) !== null) return 'component';
  if (symbol.flags & SymbolFlags.Class) return 'class';
  const type = checker.getTypeOfSymbol(symbol);
  if (type.getCallSignatures().length === 0 || isContext(type)) return 'constant';
  if (/^(?:unstable_)?use[A-Z]/.test(name)) return 'hook';
  return matchNames([name], selectors).length > 0 ? 'selector' : 'function';
}
