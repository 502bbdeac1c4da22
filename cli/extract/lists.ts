import type { ApiExportKind, ApiList, ApiListed } from '../model/api-exports.ts';
import { matchNames } from '../reference/match-names.ts';
import { callLine } from './call-line.ts';
import { type Context, docOf, type Exported, importStatement, isOwn, optional } from './context.ts';
import { isIgnored } from './doc-comment.ts';
import { kindOf } from './exports.ts';
import { fullest } from './fullest.ts';
import { deprecatedField } from './member.ts';
import { withTopic } from './names.ts';
import { exportPlan } from './plan-of.ts';
import { printDeclaration } from './print-declaration.ts';
import type { ts } from './program.ts';
import { describeType } from './signature.ts';
import { splitText } from './texts.ts';

const typeKinds: readonly ApiExportKind[] = ['interface', 'type', 'enum'];

/**
 * The lists that the configuration defines, without exports that have a page of their own: components and interfaces,
 * and the types of components' props, which the page of a component describes.
 */
export function describeLists(
  context: Context,
  components: readonly string[],
  interfaces: readonly string[],
): ApiList[] {
  const paged = new Set([...components, ...components.map((name) => `${name}Props`), ...interfaces]);
  const left = new Map(
    [...context.exports].flatMap(([name, exported]) => {
      const [first] = exported;
      if (paged.has(name) || !first || !isOwn(context, first.symbol)) return [];
      return [[name, { exported, kind: kindOf(context, name, first.symbol) }] as const];
    }),
  );
  const lists = context.config.lists.map(({ slug, kinds, names }): ApiList => {
    const wanted: readonly ApiExportKind[] = kinds;
    const fitting = [...left].flatMap(([name, { kind }]) => (wanted.includes(kind) ? [name] : []));
    const entries = matchNames(fitting, names)
      .sort()
      .flatMap((name): ApiListed[] => {
        const found = left.get(name);
        left.delete(name);
        return found ? [describeListed(context, name, found.kind, found.exported)] : [];
      });
    return { kind: 'list', product: context.product, slug, pathname: context.pathnameOf(slug), entries };
  });
  // Sorted like the files, in the order in which they are read back.
  return lists.sort((one, other) => (one.slug < other.slug ? -1 : 1));
}

function describeListed(
  context: Context,
  name: string,
  kind: ApiExportKind,
  exported: readonly Exported[],
): ApiListed {
  const isType = typeKinds.includes(kind);
  const isDeclared = isType || kind === 'class';
  const symbol = (isType ? fullest(context, exported) : exported[0])?.symbol;
  if (!symbol) throw new Error(`${name} is exported by nothing`);
  const doc = exported
    .map((entry) => docOf(context, entry.symbol))
    .find((comment) => comment.description !== '' || comment.tags.length > 0) ?? {
    description: '',
    tags: [],
  };
  return {
    name,
    kind,
    import: importStatement(name, mainExport(exported)).replace(
      'import ',
      isType && kind !== 'enum' ? 'import type ' : 'import ',
    ),
    ...(isDeclared ? declaredFields(context, name, symbol) : valueFields(context, name, kind, symbol)),
    ...optional({
      plan: exportPlan(exported),
      description: splitText(doc, context.links).description,
    }),
    ...(isIgnored(doc) ? { internal: true as const } : {}),
    ...deprecatedField(context, doc),
  };
}

/** The export from the shortest module of the package with the lowest plan. */
function mainExport(exported: readonly Exported[]): Pick<Exported, 'specifier' | 'isDefault'> {
  const own = exported.filter((entry) => entry.package === exported[0]?.package);
  const [first] = own.sort((one, other) => one.specifier.length - other.specifier.length);
  return first ?? { specifier: '' };
}

function declaredFields(
  context: Context,
  name: string,
  symbol: ts.Symbol,
): Pick<ApiListed, 'code' | 'members'> {
  const { code, members } = printDeclaration(context, name, symbol);
  return { code, ...(members.length > 0 ? { members } : {}) };
}

function valueFields(
  context: Context,
  name: string,
  kind: ApiExportKind,
  symbol: ts.Symbol,
): Pick<ApiListed, 'code' | 'signature' | 'use'> {
  const { checker } = context;
  const type = checker.getTypeOfSymbol(symbol);
  const topic: Context = { ...context, names: withTopic(context.names, (candidate) => candidate === symbol) };
  const described = describeType(topic, type, false, docOf(context, symbol));
  const [call] = type.getCallSignatures();
  return {
    code: described.type,
    ...optional({ signature: described.signature, use: call && callLine(context, name, kind, call) }),
  };
}
