/** What the kernel tells of processes: `/proc`, or a table of a test. Null for one that is gone. */
export interface Processes {
  readonly ids: () => readonly number[];
  /** `/proc/<id>/stat` */
  readonly stat: (id: number) => string | null;
  /** `/proc/<id>/status` */
  readonly status: (id: number) => string | null;
}

interface Known {
  /** Whether it descends from the root. */
  readonly belongs: boolean;
  /** Ticks of the processor it has used itself. */
  readonly ticks: number;
}

interface Stat {
  readonly parent: number;
  readonly ticks: number;
}

/** Stands for what need not be read: of a process known not to belong to the tree. */
const other: Stat = { parent: 0, ticks: 0 };

/** Linux gives times in hundredths of a second on every architecture. */
const ticksASecond = 100;

/** Parent and own ticks. The name, in parentheses, may hold anything. */
function readStat(text: string): Stat {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}

/**
 * Bytes that are a process's own. Files that it has mapped, such as the program itself, are shared with others
 * and would be counted once for each.
 */
const ownMemory = (status: string): number =>
  [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB$/gm)].reduce(
    (sum, [, size]) => sum + Number(size) * 1024,
    0,
  );

/** A process with all its descendants, those included whose parents have gone before them. */
export class ProcessTree {
  readonly #processes: Processes;
  /** Those that were there at the last look. */
  #known: ReadonlyMap<number, Known>;
  /** Ticks of those that have gone. */
  #past = 0;
  #peak = 0;
  #memory = 0;

  constructor(processes: Processes, root: number) {
    this.#processes = processes;
    this.#known = new Map([[root, { belongs: true, ticks: 0 }]]);
  }

  /** To be called often: what happens between two looks is not seen. */
  look(): void {
    const before = this.#known;
    const stats = new Map<number, Stat>();
    for (const id of this.#processes.ids()) {
      const isOther = before.get(id)?.belongs === false;
      const stat = isOther ? other : this.#processes.stat(id);
      if (stat !== null) stats.set(id, typeof stat === 'string' ? readStat(stat) : stat);
    }
    const belongs = (id: number): boolean => {
      const stat = stats.get(id);
      return before.get(id)?.belongs ?? (stat !== undefined && belongs(stat.parent));
    };
    this.#known = new Map([...stats].map(([id, { ticks }]) => [id, { belongs: belongs(id), ticks }]));
    let memory = 0;
    for (const [id, known] of this.#known)
      if (known.belongs) memory += ownMemory(this.#processes.status(id) ?? '');
    this.#memory = memory;
    this.#peak = Math.max(this.#peak, memory);
    for (const [id, { belongs: didBelong, ticks }] of before)
      if (didBelong && !this.#known.has(id)) this.#past += ticks;
  }

  /** Seconds of the processor that all have used, as far as was seen. */
  get processor(): number {
    const present = [...this.#known.values()].filter(({ belongs }) => belongs);
    return present.reduce((sum, { ticks }) => sum + ticks, this.#past) / ticksASecond;
  }

  /** Bytes that they held together at the last look. */
  get memory(): number {
    return this.#memory;
  }

  /** Most bytes that they held together when looked at. */
  get peak(): number {
    return this.#peak;
  }
}
