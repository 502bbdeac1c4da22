import { isUtf8 } from 'node:buffer';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';
import type { Site } from '../model/site.ts';

const text = /\.(?:md|ya?ml|json|[cm]?[jt]sx?|css|preview)$/;

/** Text files of the content, by their paths relative to the root. */
export const encodedFiles = (host: Host, { root }: Site): string[] =>
  host
    .list(join(root, 'content'))
    .filter((file) => text.test(file) && !/^(?:api|public)\//.test(file))
    .map((file) => `content/${file}`);

/** Checks that a text file is UTF-8: other bytes would be published as `�`. */
export function checkEncodingOf(host: Host, root: string, file: string): Diagnostic[] {
  const bytes = host.readBytes(join(root, file));
  const at = bytes === null ? -1 : wrongByte(bytes);
  if (bytes === null || at < 0) return [];
  const before = new TextDecoder().decode(bytes.subarray(0, at)).split('\n');
  const place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  const byte = `0x${bytes[at]?.toString(16).padStart(2, '0')}`;
  return [diagnostic('site/not-utf8', place, `The byte ${byte} is not valid UTF-8.`)];
}

/** Offset of the first byte that is not valid UTF-8, or is NUL; -1 when there is none. */
function wrongByte(bytes: Uint8Array): number {
  const nul = bytes.indexOf(0);
  if (isUtf8(bytes)) return nul;
  // The longest valid prefix ends at the wrong byte.
  let [right, wrong] = [0, bytes.length];
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2);
    if (isUtf8(bytes.subarray(0, charStart(bytes, middle)))) right = middle;
    else wrong = middle;
  }
  const at = charStart(bytes, right);
  return nul < 0 ? at : Math.min(nul, at);
}

/** The offset, moved to the start of its character. */
function charStart(bytes: Uint8Array, offset: number): number {
  let start = offset;
  while (start > 0 && offset - start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return start;
}
