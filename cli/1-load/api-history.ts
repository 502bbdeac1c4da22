import { type Diagnostic, diagnostic, type Outcome } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import type { ProductConfig } from '../model/config.ts';
import type { ApiHistory } from '../model/history.ts';
import { apiFolder, historyFile } from '../reference/files.ts';
import { historySchema } from '../schemas/history-schema.ts';
import { parseSource } from './parse-source.ts';
import { validate } from './validate.ts';

/** Null for a file with a mistake. */
function readHistory(text: string): ApiHistory | null {
  try {
    return historySchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The mistakes of a file; a tool writes it, so it is read with places only when it has some. */
function mistakesIn(file: string, text: string): readonly Diagnostic[] {
  const { value: source, diagnostics } = parseSource(file, text);
  if (source === null) return diagnostics;
  const context = { value: source.value, base: [], subject: 'The file', invalid: 'site/invalid' } as const;
  return validate(source, { schema: historySchema, ...context }).diagnostics;
}

/** A finding for a history that does not reach to the documented versions. */
function stale(file: string, text: string, { id, packages }: ProductConfig, known: ApiHistory): Diagnostic[] {
  const late = packages.find(({ name, version }) => version !== null && known.packages[name] !== version);
  if (late === undefined) return [];
  const { name, version } = late;
  const last = known.packages[name];
  const end = last === undefined ? `does not have ${name}` : `ends with ${name} ${last}`;
  const line = text.split('\n').findIndex((each) => each.includes(`${JSON.stringify(name)}:`));
  const place = { file, line: Math.max(line, 0) + 1, column: 1 };
  return [
    diagnostic('api/stale-history', place, `The history of ${id} ${end}, and ${version} is documented.`),
  ];
}

/** The committed history of each product that has one. A file with a mistake is left out. */
export function apiHistories(
  host: Host,
  root: string,
  products: readonly ProductConfig[],
): Outcome<ReadonlyMap<string, ApiHistory>> {
  const diagnostics: Diagnostic[] = [];
  const found = new Map<string, ApiHistory>();
  for (const product of products) {
    const file = `${apiFolder}/${historyFile(product.id)}`;
    const text = product.api === null ? null : host.readText(join(root, file));
    if (text === null) continue;
    const history = readHistory(text);
    if (history === null) diagnostics.push(...mistakesIn(file, text));
    else {
      found.set(product.id, history);
      diagnostics.push(...stale(file, text, product, history));
    }
  }
  return { value: found, diagnostics };
}
