/** What a part of a build cost. */
export interface StageCost {
  readonly name: string;
  /** Seconds. */
  readonly wall: number;
  readonly processor: number;
  /** Bytes that all processes held together at its highest moment. */
  readonly memory: number;
}

/** Everything outside the stages: starting, and writing the files. */
export const outside = 'start, write';

interface Seen {
  processor: number;
  memory: number;
}

/** Tells the stages of a build apart by the line that each leaves in the log when it is over. */
export class StageCosts {
  readonly #line: RegExp;
  /** By the number of stages that were over. */
  readonly #seen: Seen[] = [];
  #processor = 0;

  /** `line`: with the flags `gm`, the name of a stage and its seconds. */
  constructor(line: RegExp) {
    this.#line = line;
  }

  /** `processor`: seconds that the processes have used so far; `memory`: bytes that they hold now. */
  look(log: string, processor: number, memory: number): void {
    const over = [...log.matchAll(this.#line)].length;
    const seen = this.#seen[over] ?? { processor: 0, memory: 0 };
    this.#seen[over] = {
      processor: seen.processor + Math.max(0, processor - this.#processor),
      memory: Math.max(seen.memory, memory),
    };
    this.#processor = Math.max(this.#processor, processor);
  }

  /** All stages in order, then what is outside them; `wall` and `processor` are those of the whole build. */
  end(log: string, wall: number, processor: number): StageCost[] {
    const stages = [...log.matchAll(this.#line)].map(
      ([, name = '', seconds], index): StageCost => ({
        name,
        wall: Number(seconds),
        processor: this.#seen[index]?.processor ?? 0,
        memory: this.#seen[index]?.memory ?? 0,
      }),
    );
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const rest = {
      name: outside,
      wall: Math.max(0, wall - sum(stages.map((stage) => stage.wall))),
      processor: Math.max(0, processor - sum(stages.map((stage) => stage.processor))),
      memory: this.#seen[stages.length]?.memory ?? 0,
    };
    return [...stages, rest];
  }
}
