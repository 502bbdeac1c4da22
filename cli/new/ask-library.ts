import { createInterface } from 'node:readline/promises';
import type { Host } from '../machine/host.ts';
import { likelyLibrary } from './library.ts';

/** The package that a new site documents: the likely one, or in a terminal the answer of its author. */
export async function askLibrary(host: Host, folder: string): Promise<string | null> {
  const likely = likelyLibrary(host, folder);
  if (!process.stdin.isTTY || !process.stdout.isTTY) return likely;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const hint = likely === null ? 'Enter: none' : `Enter: ${likely}; -: none`;
    const answer = (await terminal.question(`Which package does the site document? (${hint}) `)).trim();
    return answer === '' ? likely : answer === '-' ? null : answer;
  } finally {
    terminal.close();
  }
}
