import type { DemoConfig } from '../../model/config.ts';
import type { Site } from '../../model/site.ts';
import type { SourceInput } from './compile-source.ts';
import { isTyped } from './javascript-variant.ts';
import { namesShown } from './preview-choice.ts';
import { usedAlternatives } from './used-alternatives.ts';

/** Files that a demo shows. */
export const readable = /\.(tsx|ts|jsx|js|json|css)$/;

/** Files that may be the entry of a demo. */
export const isComponent = (file: string): boolean => /\.(tsx|jsx|js)$/.test(file);

interface Written {
  readonly code: string;
  /** Whether the author wrote the variant without types. */
  readonly hasJavascript: boolean;
  /** The author's own preview; null to compute one. */
  readonly preview: string | null;
  /** Names in the text around the demo, if any. */
  readonly around: ReadonlySet<string> | null;
}

/** The input for the compilation of a demo's file. Settings and names that cannot affect the result are left out. */
export function sourceInput(
  file: string,
  { code, hasJavascript, preview, around }: Written,
  { wrappers, alternatives }: Pick<DemoConfig, 'wrappers' | 'alternatives'>,
  style: Site['codeStyle'],
): SourceInput {
  const used = usedAlternatives(alternatives, code);
  return {
    file,
    code,
    javascript: isTyped(file) && !hasJavascript ? { style } : null,
    preview: isComponent(file)
      ? { given: preview, wrappers, names: around ? namesShown(code, around).sort() : [] }
      : null,
    alternatives: used && { config: used, style },
  };
}
