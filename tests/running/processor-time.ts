import { readdirSync, readFileSync } from 'node:fs';

interface ProcessTime {
  readonly parent: number;
  /** Ticks of the process and of its ended children. */
  readonly ticks: number;
}

const ticksPerSecond = 100;

function timeOf(id: string): ProcessTime | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0] = fields.slice(1);
    return { parent, ticks: fields.slice(11, 15).reduce((one, other) => one + other, 0) };
  } catch {
    return null; // It has ended.
  }
}

/** Seconds of processor time that this process and its descendants have used, browsers in particular; 0 without /proc. */
export function processorTime(): number {
  let ids: string[];
  try {
    ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  const times = new Map(ids.flatMap((id) => [[Number(id), timeOf(id)] as const]));
  const isOurs = (id: number): boolean =>
    id === process.pid || (id > 1 && isOurs(times.get(id)?.parent ?? 0));
  const ours = [...times].filter(([id]) => isOurs(id));
  return ours.reduce((sum, [, time]) => sum + (time?.ticks ?? 0), 0) / ticksPerSecond;
}
