import { type StageName, seconds } from './progress.ts';

interface Built {
  readonly pages: number;
  readonly demos: number;
  /** Number and bytes of the files of the output; null when there are none. */
  readonly size: { readonly files: number; readonly bytes: number } | null;
}

function bytes(count: number): string {
  const units = ['B', 'kB', 'MB', 'GB'];
  const unit = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(count, 1)) / 3));
  return `${(count / 1000 ** unit).toFixed(unit === 0 ? 0 : 1)} ${units[unit]}`;
}

/** Closing lines of a build: its output, the time of each stage (none when all was cached), the number of findings. */
export function summary(
  { pages, demos, size }: Built,
  timings: ReadonlyMap<StageName, number>,
  outcome: string,
): string {
  const total = [...timings.values()].reduce((sum, ms) => sum + ms, 0);
  const made = size === null ? '' : `, ${size.files} files, ${bytes(size.bytes)}`;
  const stages = [...timings].map(([name, elapsed]) => `${name} ${seconds(elapsed)}`).join(', ');
  const took = timings.size === 0 ? ', unchanged since the last time' : ` in ${seconds(total)} (${stages})`;
  return `${pages} pages, ${demos} demos${made}${took}; ${outcome}\n`;
}
