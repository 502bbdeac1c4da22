import { z } from 'zod';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import type { CodeStyle } from '../model/site.ts';
import { parseSource } from './parse-source.ts';
import { validate } from './validate.ts';

/** The options of Prettier that shape JavaScript. Prettier has more, for other languages and for editors. */
const codeStyleSchema = z.object({
  printWidth: z.int().positive().optional(),
  tabWidth: z.int().nonnegative().optional(),
  useTabs: z.boolean().optional(),
  semi: z.boolean().optional(),
  singleQuote: z.boolean().optional(),
  jsxSingleQuote: z.boolean().optional(),
  quoteProps: z.enum(['as-needed', 'consistent', 'preserve']).optional(),
  trailingComma: z.enum(['all', 'es5', 'none']).optional(),
  bracketSpacing: z.boolean().optional(),
  bracketSameLine: z.boolean().optional(),
  objectWrap: z.enum(['preserve', 'collapse']).optional(),
  arrowParens: z.enum(['always', 'avoid']).optional(),
  singleAttributePerLine: z.boolean().optional(),
});

const names = ['.prettierrc', '.prettierrc.json', '.prettierrc.yaml', '.prettierrc.yml'];

/**
 * The site's configuration of Prettier: the nearest to the content. It is read here, through the host, rather than by
 * Prettier: the configuration then belongs to the site's data, and a build without changes never loads Prettier.
 */
export function codeStyle(host: Host, root: string): Outcome<CodeStyle | null> {
  const files = ['content', ''].flatMap((folder) => names.map((name) => join(folder, name)));
  for (const file of files) {
    const text = host.readText(join(root, file));
    if (text === null) continue;
    const { value: source, diagnostics } = parseSource(file, text);
    if (source === null) return { value: null, diagnostics };
    const context = {
      schema: codeStyleSchema,
      base: [],
      subject: 'The file',
      invalid: 'site/invalid',
    } as const;
    return validate(source, { ...context, value: source.value ?? {}, lenient: true });
  }
  return { value: null, diagnostics: [] };
}
