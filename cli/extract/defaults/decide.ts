import { ts } from '../program.ts';

export interface Decided {
  /** The default that a page may show: the code has it. */
  readonly default?: string;
  /** The default that a comment states and the code does not have. */
  readonly stated?: string;
}

/** Caches a function of a text: many entries have the same text. */
function remembered<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const result = known.get(text) ?? read(text);
    known.set(text, result);
    return result;
  };
}

/** `'a'` for `"a"`, an arrow function without types, no spaces: two ways to write one value are equal. */
export const canonical = remembered((text: string): string => {
  const script = ts.transpileModule(`x = (${text})`, {
    fileName: 'x.tsx',
    compilerOptions: { target: ts.ScriptTarget.ES2023, removeComments: true, jsx: ts.JsxEmit.Preserve },
  }).outputText;
  return script
    .replace(/^"use strict";\s*/, '')
    .replace(/^x = \(?([\s\S]*?)\)?;?\s*$/, '$1')
    .replace(/"((?:[^"\\'])*)"/g, "'$1'")
    .replace(/\((\w+)\) =>/g, '$1 =>')
    .replace(/=> \(([^;]*)\)$/, '=> $1')
    .replace(/,(\s*[\]})])/g, '$1')
    .replace(/\s+/g, '');
});

/** Whether a text is an expression; `true on desktop` is not. */
export const isCode = remembered((text: string): boolean => {
  const { diagnostics = [] } = ts.transpileModule(`x = (${text})`, {
    fileName: 'x.tsx',
    reportDiagnostics: true,
  });
  return diagnostics.length === 0;
});

const quoted = /^(["'`])([\s\S]*)\1$/;
const isFalsy = (text: string): boolean => /^(?:false|null|undefined|''|"")$/.test(text);
const saysNothing = (text: string): boolean =>
  isFalsy(text) || /^(?:\{\s*\}|\[\s*\]|\(\) => \{\s*\})$/.test(text);

/** One default in the code: its form for readers, null when there is none, and all ways to write it. */
export interface Written {
  readonly shown: string | null;
  readonly spellings: readonly string[];
}

/** `values` are the different defaults in the code. */
export function decide(stated: string | undefined, values: readonly Written[]): Decided {
  const shown = values.flatMap((value) => value.shown ?? []);
  const only = values.length === 1 ? shown[0] : undefined;
  if (stated === undefined) return only === undefined || saysNothing(only) ? {} : { default: only };
  if (shown.length === 0 && /^\{\s*\}$/.test(stated)) return {};
  if (isFalsy(stated) && shown.every((value) => value === stated)) return seen(stated);
  const [, begin = stated] = /^(\w+)(?: from .*|\.?)$/.exec(stated) ?? [];
  const wanted = [stated, begin, quoted.exec(stated)?.[2] ?? stated].filter(isCode).map(canonical);
  // Only a reader can compare a default in words.
  if (wanted.length === 0) return { default: stated };
  const has = ({ spellings }: Written) =>
    spellings.some((spelling) => isCode(spelling) && wanted.includes(canonical(spelling)));
  if (values.some(has)) return seen(stated);
  return { ...(only === undefined ? {} : { default: only }), stated };
}

/** Drops `undefined` and `{}`, which tell a reader no more than their absence. */
const seen = (stated: string): Decided =>
  saysNothing(stated) && stated !== 'false' && stated !== 'null' ? {} : { default: stated };
