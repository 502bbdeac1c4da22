import type { Host } from '../machine/host.ts';
import { join } from '../machine/paths.ts';

/** Lines of the files of a site, for reports. */
export function lineReader({ readText }: Host, root: string) {
  return (file: string, line: number): string | null => {
    const text = readText(join(root, file));
    // A line of an image would be noise, and could drive the terminal.
    return text === null || text.includes('\0') ? null : (text.split(/\r?\n/)[line - 1] ?? null);
  };
}
