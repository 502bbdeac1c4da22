import { spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { type Processes, ProcessTree } from './process-tree.ts';
import { type StageCost, StageCosts } from './stage-costs.ts';

/** What a command and all processes that it starts cost. */
export interface Cost {
  /** Seconds. */
  readonly wall: number;
  readonly processor: number;
  /** Bytes. */
  readonly memory: number;
  /** Of a command that tells its stages, in order. */
  readonly stages: readonly StageCost[];
}

const read = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has gone.
    return null;
  }
};

const linux: Processes = {
  ids: () => readdirSync('/proc').map(Number).filter(Number.isInteger),
  stat: (id) => read(`/proc/${id}/stat`),
  status: (id) => read(`/proc/${id}/status`),
};

/** ms between two looks at the processes */
const interval = 40;

/** Seconds of the children, from the second line of what `times` prints: `0m1.23s 0m0.04s`. */
export function waitedFor(times: string): number {
  const [, children = ''] = times.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

interface CommandOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** File for all that the command says. */
  readonly log: string;
  /** The line in which it tells the end of a stage, with name and seconds; null when it tells none. */
  readonly stageLine: RegExp | null;
}

/** Throws with the end of what the command said when it fails. */
export async function measureCommand(
  command: readonly string[],
  { cwd, env, log, stageLine }: CommandOptions,
): Promise<Cost> {
  const output = openSync(log, 'w');
  const start = performance.now();
  // The shell tells what all processes used whose end somebody waited for, to the tick.
  const shell = spawn('/bin/sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', ...command], {
    cwd,
    env,
    stdio: ['ignore', output, output, 'pipe'],
  });
  let times = '';
  shell.stdio[3]?.on('data', (text) => {
    times += String(text);
  });
  const tree = new ProcessTree(linux, shell.pid ?? 0);
  const stages = stageLine && new StageCosts(stageLine);
  const clock = setInterval(() => {
    tree.look();
    stages?.look(read(log) ?? '', tree.processor, tree.memory);
  }, interval);
  const code = await new Promise((resolve) => shell.once('close', resolve));
  const wall = (performance.now() - start) / 1000;
  clearInterval(clock);
  closeSync(output);
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${read(log)?.slice(-4000)}`);
  // Each misses something: the shell those that nobody waited for, the looks what ended between two of them.
  const processor = Math.max(waitedFor(times), tree.processor);
  return {
    wall,
    processor,
    memory: tree.peak,
    stages: stages?.end(read(log) ?? '', wall, processor) ?? [],
  };
}
