import { type Diagnostic, diagnostic, type Outcome } from '../../diagnostics/diagnostic.ts';
import type { AlternativesConfig } from '../../model/config.ts';
import type { ModuleImport } from '../../model/page.ts';
import type { CodeStyle } from '../../model/site.ts';
import { highlightToHtml } from '../highlight.ts';
import { moduleImports } from '../modules/module-imports.ts';
import { parseModule } from '../modules/parse-module.ts';
import { type OtherSource, otherSources } from './alternatives.ts';
import { javascriptVariant } from './javascript-variant.ts';
import { excerpt, preview } from './preview.ts';

/** Everything that follows from it is kept by its hash. */
export interface SourceInput {
  /** Relative to the root. */
  readonly file: string;
  readonly code: string;
  /** How the variant without types is formatted, if one is wanted. */
  readonly javascript: { readonly style: CodeStyle | null } | null;
  /** For what may be the entry of a demo: how its preview is found. */
  readonly preview: PreviewInput | null;
  /** What the site offers instead of a library, and how code with it is formatted; null when nothing. */
  readonly alternatives: {
    readonly config: Pick<AlternativesConfig, 'except' | 'others'>;
    readonly style: CodeStyle | null;
  } | null;
}

export interface PreviewInput {
  /** The author's own; null when it is to be computed. */
  readonly given: string | null;
  /** Names of elements that only lay a demo out. */
  readonly wrappers: readonly string[];
}

export interface CompiledSource {
  readonly code: string;
  /** Highlighted `code`. */
  readonly html: string;
  /** Highlighted lines that stand for a closed demo. */
  readonly preview: string | null;
  readonly imports: readonly ModuleImport[];
  /** By the name of an alternative that has something to replace: what it makes of the code; null when it cannot. */
  readonly others: Readonly<Record<string, OtherSource | null>>;
}

export interface CompiledVariants {
  readonly written: CompiledSource;
  /** Null when it is not wanted, or cannot be made. */
  readonly javascript: CompiledSource | null;
}

const extension = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

function finish(
  code: string,
  language: string,
  previewOf: PreviewInput | null,
  alternatives: SourceInput['alternatives'],
): CompiledSource {
  const program = parseModule(code, language);
  const computed = () => program && previewOf && preview(program, code, previewOf.wrappers);
  const lines = previewOf?.given ? excerpt(previewOf.given) : computed();
  return {
    code,
    html: highlightToHtml(code, language),
    // In one grammar for both variants: most read alike, and are on the page once.
    preview: lines ? highlightToHtml(lines, 'tsx') : null,
    imports: program === null ? [] : moduleImports(program),
    others: program && alternatives ? otherSources(program, code, language, alternatives) : {},
  };
}

/** Pure: a file of a demo, highlighted, as it is written and without its types. */
export function compileSource(input: SourceInput): Outcome<CompiledVariants> {
  const { file, code } = input;
  const language = extension(file);
  const written = finish(code, language, input.preview, input.alternatives);
  if (input.javascript === null) return { value: { written, javascript: null }, diagnostics: [] };
  const variant = javascriptVariant(code, `module.${language}`, input.javascript.style);
  if (!('kind' in variant)) {
    const given = input.preview?.given;
    const previewOf =
      input.preview && given ? { ...input.preview, given: variant.excerpt(given) } : input.preview;
    return {
      value: { written, javascript: finish(variant.code, 'js', previewOf, input.alternatives) },
      diagnostics: [],
    };
  }
  const { kind, message, line, column } = variant;
  // Of a syntax error the bundler tells, once for every module there is.
  const diagnostics: Diagnostic[] =
    kind === 'syntax' ? [] : [diagnostic('demo/not-erasable', { file, line, column }, message)];
  return { value: { written, javascript: null }, diagnostics };
}
