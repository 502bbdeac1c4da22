import { type Diagnostic, diagnostic, type Outcome } from '../../diagnostics/diagnostic.ts';
import { basename } from '../../machine/paths.ts';
import type { AlternativesConfig } from '../../model/config.ts';
import type { Contents } from '../../model/output.ts';
import type { ModuleImport } from '../../model/page.ts';
import type { CodeStyle } from '../../model/site.ts';
import { fragmentOf } from '../../site/demo-fragments.ts';
import { highlightToHtml } from '../highlight.ts';
import { moduleImports } from '../modules/module-imports.ts';
import { parseModule } from '../modules/parse-module.ts';
import { type OtherSource, otherSources } from './alternatives.ts';
import { javascriptVariant } from './javascript-variant.ts';
import { excerpt, type PreviewHints, preview } from './preview.ts';
import { brokenLine, foreignLine } from './preview-fragments.ts';

/** Results are cached by the hash of this input. */
export interface SourceInput {
  /** Relative to the root. */
  readonly file: string;
  readonly code: string;
  /** Style of the variant without types, if one is wanted. */
  readonly javascript: { readonly style: CodeStyle | null } | null;
  /** Input of the preview; only for a file that may be the entry of a demo. */
  readonly preview: PreviewInput | null;
  /** The site's alternatives to a library, and the style of their code; null when there are none. */
  readonly alternatives: {
    readonly config: Pick<AlternativesConfig, 'except' | 'others'>;
    readonly style: CodeStyle | null;
  } | null;
}

export interface PreviewInput extends PreviewHints {
  /** The author's own preview; null to compute one. */
  readonly given: string | null;
}

export interface CompiledSource {
  readonly code: string;
  /** Highlighted `code`. */
  readonly fragment: Contents;
  /** Highlighted lines that a closed demo shows. */
  readonly preview: string | null;
  readonly imports: readonly ModuleImport[];
  /** Alternative → its code, for alternatives that replace something; null when that is impossible. */
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
): { readonly source: CompiledSource; readonly lines: string | null } {
  const program = parseModule(code, language);
  const computed = () => program && previewOf && preview(program, code, previewOf);
  const lines = previewOf?.given ? excerpt(previewOf.given) : computed();
  const source = {
    code,
    fragment: fragmentOf(highlightToHtml(code, language)),
    // One grammar for both variants: most previews are the same in both, and then appear on the page once.
    preview: lines ? highlightToHtml(lines, 'tsx') : null,
    imports: program === null ? [] : moduleImports(program),
    others: program && alternatives ? otherSources(program, code, language, alternatives) : {},
  };
  return { source, lines };
}

/** Finds a preview that readers could not follow, or that no longer matches the demo. */
function checkPreview({ file, code, preview: input }: SourceInput, lines: string): Diagnostic[] {
  const place = (line: number) =>
    input?.given ? { file: `${file}.preview`, line, column: 1 } : { file, line: 1, column: 1 };
  const broken = brokenLine(lines);
  const foreign = input?.given ? foreignLine(lines, code) : null;
  return [
    ...(broken === null
      ? []
      : [
          diagnostic(
            'demo/broken-preview',
            place(broken),
            'No whole statement, element or prop begins here.',
          ),
        ]),
    ...(foreign === null
      ? []
      : [diagnostic('demo/broken-preview', place(foreign), `${basename(file)} does not have this line.`)]),
  ];
}

/** Pure: highlights a file of a demo, with and without its types. */
export function compileSource(input: SourceInput): Outcome<CompiledVariants> {
  const { file, code } = input;
  const language = extension(file);
  const { source: written, lines } = finish(code, language, input.preview, input.alternatives);
  const problems = lines === null ? [] : checkPreview(input, lines);
  if (input.javascript === null) return { value: { written, javascript: null }, diagnostics: problems };
  const variant = javascriptVariant(code, `module.${language}`, input.javascript.style);
  if (!('kind' in variant)) {
    const given = input.preview?.given;
    const previewOf =
      input.preview && given ? { ...input.preview, given: variant.excerpt(given) } : input.preview;
    return {
      value: { written, javascript: finish(variant.code, 'js', previewOf, input.alternatives).source },
      diagnostics: problems,
    };
  }
  const { kind, message, line, column, end } = variant;
  // The bundler reports syntax errors, once per module.
  const diagnostics: Diagnostic[] =
    kind === 'syntax' ? [] : [diagnostic('demo/not-erasable', { file, line, column, end }, message)];
  return { value: { written, javascript: null }, diagnostics: [...problems, ...diagnostics] };
}
