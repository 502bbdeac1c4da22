import type { Plan } from '../../renderer/view/plan.ts';
import type { Package } from './packages.ts';
import { ts } from './program.ts';
import { calleeName, parseScript, scriptFiles } from './script.ts';

/** Names with an effect in the scripts of one package. */
interface Deeds {
  /** Key of an object → the hooks that create it. */
  readonly makers: ReadonlyMap<string, ReadonlySet<string>>;
  readonly calls: ReadonlySet<string>;
  /** Events that they publish. */
  readonly events: ReadonlySet<string>;
  /** Keys of classes that they put on an element, and beginnings of keys that they complete. */
  readonly classes: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

/**
 * Looks for the first package whose scripts apply a name, and returns its plan; packages are sorted from the lowest
 * plan. Null when no script applies the name, or the package has no plan.
 */
export interface Applied {
  readonly event: (packages: readonly Package[], name: string) => Plan | null;
  /**
   * The plan of a member of an object: a hook creates the object with the member, in the package that calls the hook.
   */
  readonly member: (packages: readonly Package[], name: string) => Plan | null;
  readonly class: (packages: readonly Package[], key: string) => Plan | null;
}

/** `list` returns the files below a folder, relative to it. */
export function createApplied(
  list: (folder: string) => readonly string[],
  readText: (file: string) => string | null,
): Applied {
  const known = new Map<string, Deeds>();
  const deedsOf = ({ directory }: Package): Deeds => {
    const deeds = known.get(directory) ?? readDeeds(scriptsIn(directory));
    known.set(directory, deeds);
    return deeds;
  };
  const scriptsIn = (directory: string): string[] =>
    scriptFiles(list(directory))
      .filter((file) => !/(?:^|\/)node_modules\//.test(file))
      .flatMap((file) => readText(`${directory}/${file}`) ?? []);
  const planWhere = (packages: readonly Package[], does: (deeds: Deeds) => boolean): Plan | null => {
    // The lowest plan comes first.
    return packages.find((candidate) => does(deedsOf(candidate)))?.plan ?? null;
  };
  return {
    event: (packages, name) => planWhere(packages, ({ events }) => events.has(name)),
    member: (packages, name) => {
      const makers = packages.flatMap((candidate) => [...(deedsOf(candidate).makers.get(name) ?? [])]);
      return planWhere(packages, ({ calls }) => makers.some((maker) => calls.has(maker)));
    },
    class: (packages, key) =>
      planWhere(
        packages,
        ({ classes, beginnings }) => classes.has(key) || beginnings.some((start) => key.startsWith(start)),
      ),
  };
}

function readDeeds(scripts: readonly string[]): Deeds {
  const makers = new Map<string, Set<string>>();
  const calls = new Set<string>();
  const events = new Set<string>();
  const classes = new Set<string>();
  const beginnings = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralElement(node) && node.name) {
      const hook = hookAround(node);
      const key = textOf(node.name);
      if (hook !== null) makers.set(key, (makers.get(key) ?? new Set()).add(hook));
    }
    if (ts.isCallExpression(node)) {
      const name = calleeName(node);
      const [first] = node.arguments;
      calls.add(name);
      if (/^(?:publish|emit|dispatch)/.test(name) && first && ts.isStringLiteral(first))
        events.add(first.text);
    }
    // `root: ['root', isOpen && 'open']`, the list of keys for one element.
    if (ts.isArrayLiteralExpression(node) && ts.isPropertyAssignment(node.parent))
      for (const element of node.elements) addKeys(element);
    // `lampClasses.open`, but not in a selector of styles.
    if (ts.isTemplateExpression(node)) return;
    if (ts.isPropertyAccessExpression(node) && /[a-z]Classes$/.test(node.expression.getText()))
      classes.add(node.name.text);
    if (ts.isElementAccessExpression(node) && /[a-z]Classes$/.test(node.expression.getText()))
      addKeys(node.argumentExpression);
    ts.forEachChild(node, visit);
  };
  const addKeys = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) classes.add(node.text);
    else if (ts.isTemplateExpression(node)) {
      if (node.head.text !== '') beginnings.add(node.head.text);
    } else if (!ts.isCallExpression(node)) ts.forEachChild(node, addKeys);
  };
  for (const script of scripts) visit(parseScript(script));
  return { makers, calls, events, classes, beginnings: [...beginnings] };
}

const textOf = (name: ts.PropertyName): string =>
  ts.isStringLiteral(name) || ts.isIdentifier(name) ? name.text : '';

/** `useLamp` of `const useLamp = …` or `function useLamp`, at the top of a module. */
function hookAround(node: ts.Node): string | null {
  let top = node;
  while (!ts.isSourceFile(top.parent)) top = top.parent;
  const [declared] = ts.isVariableStatement(top) ? top.declarationList.declarations : [];
  const name = ts.isFunctionDeclaration(top) ? top.name : declared?.name;
  const text = name?.getText() ?? '';
  return /^use[A-Z]/.test(text) ? text : null;
}
