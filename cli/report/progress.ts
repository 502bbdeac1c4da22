import pc from 'picocolors';

export type StageName =
  | 'load'
  | 'compile'
  | 'check'
  | 'bundle'
  | 'render'
  | 'emit'
  // Steps of a comparison.
  | 'install'
  | 'before'
  | 'after'
  | 'codemod'
  | 'reference'
  | 'pictures'
  | 'compare';

/** Reports progress: one line that changes on a terminal, otherwise one line for each stage. */
export interface Progress {
  /** Runs a stage and records its time. */
  readonly stage: <Value>(name: StageName, run: () => Value | Promise<Value>) => Promise<Value>;
  readonly count: (done: number, total: number) => void;
  /** ms by stage, in order. */
  readonly timings: ReadonlyMap<StageName, number>;
}

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

export function createProgress(stream: NodeJS.WriteStream, quiet: boolean): Progress {
  const timings = new Map<StageName, number>();
  const live = stream.isTTY && !quiet;
  let current: StageName = 'load';
  let start = performance.now();
  const draw = (text: string) => live && stream.write(`\r\u001B[2K${text}`);
  return {
    timings,
    stage: async (name, run) => {
      current = name;
      start = performance.now();
      draw(pc.dim(`${name} …`));
      const value = await run();
      const elapsed = performance.now() - start;
      timings.set(name, elapsed);
      draw('');
      if (!live && !quiet) stream.write(`${name} ${seconds(elapsed)}\n`);
      return value;
    },
    count: (done, total) => {
      draw(pc.dim(`${current} ${done}/${total} ${seconds(performance.now() - start)}`));
    },
  };
}
