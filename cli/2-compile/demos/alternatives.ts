import type { AlternativesConfig } from '../../model/config.ts';
import type { Contents } from '../../model/output.ts';
import type { ModuleImport } from '../../model/page.ts';
import type { CodeStyle } from '../../model/site.ts';
import { fragmentOf } from '../../site/demo-fragments.ts';
import { highlightToHtml } from '../highlight.ts';
import type { Program } from '../modules/babel-nodes.ts';
import { moduleImports } from '../modules/module-imports.ts';
import { parseModule } from '../modules/parse-module.ts';
import { alternativeCode } from './alternative-code.ts';
import { formatCode } from './format-code.ts';

export interface OtherSource {
  readonly code: string;
  /** Highlighted `code`. */
  readonly fragment: Contents;
  readonly imports: readonly ModuleImport[];
}

/** Prettier's default line width. */
const defaultWidth = 80;

/** Keeps the lines as they are unless one has become longer than the site's line width. */
function fitted(code: string, changed: readonly number[], language: string, style: CodeStyle | null): string {
  const lines = code.split('\n');
  const width = Number(style?.printWidth ?? defaultWidth);
  if (style === null || changed.every((line) => (lines[line] ?? '').length <= width)) return code;
  return formatCode(code, style, language.startsWith('ts') ? 'babel-ts' : 'babel');
}

/** The results of the alternatives by name, without alternatives that have nothing to replace. */
export function otherSources(
  program: Program,
  code: string,
  language: string,
  {
    config,
    style,
  }: {
    readonly config: Pick<AlternativesConfig, 'except' | 'others'>;
    readonly style: CodeStyle | null;
  },
): Record<string, OtherSource | null> {
  const { except, others } = config;
  const found: Record<string, OtherSource | null> = {};
  for (const { name, replace, except: own } of others) {
    const exceptions = {
      imports: [...except.imports, ...own.imports],
      names: [...except.names, ...own.names],
    };
    const made = alternativeCode(program, code, { replace, except: exceptions });
    if (made === 'same') continue;
    found[name] =
      made === 'unfit' ? null : finished(fitted(made.code, made.changed, language, style), language);
  }
  return found;
}

function finished(code: string, language: string): OtherSource {
  const program = parseModule(code, language);
  const imports = program === null ? [] : moduleImports(program);
  return { code, fragment: fragmentOf(highlightToHtml(code, language)), imports };
}
