// Where a command spends its time, in the trace event format of Chrome, which Perfetto opens. The spans are state of the
// module, so that work anywhere is recorded without a parameter; nothing is recorded before `startTrace`.
// Own code because OpenTelemetry brings an SDK and an exporter for what is a list of objects here.

/** Where and when something ran. */
export interface Where {
  /** Id of the process; null for this one. */
  readonly process: number | null;
  /** ms on the clock of `performance` in this process. */
  readonly start: number;
  readonly duration: number;
}

export interface Span extends Where {
  readonly name: string;
  readonly category: string;
  /** Whether other work of the process runs at the same time. */
  readonly isAsync?: boolean;
  /** Called when the trace is complete. */
  readonly args?: () => Readonly<Record<string, unknown>>;
}

let spans: Span[] | null = null;

export const startTrace = (): void => {
  spans = [];
};

export const record = (span: Span): void => {
  spans?.push(span);
};

/** Runs work that nothing else of this process interrupts for long, and records it. */
export async function traced<Value>(
  category: string,
  name: string,
  run: () => Value | Promise<Value>,
): Promise<Value> {
  const start = performance.now();
  try {
    return await run();
  } finally {
    record({ category, name, process: null, start, duration: performance.now() - start });
  }
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly [field: string]: unknown;
}

const microseconds = (ms: number): number => Math.round(ms * 1000);

const endOf = ({ start, duration }: Where): number => microseconds(start + duration);

const main = 1;

/** Gives simultaneous spans a row each, on which the others of the row contain them or have ended. */
function rowsOf(ordered: readonly Span[]): Map<Span, number> {
  const rows: Span[][] = [];
  const found = new Map<Span, number>();
  for (const span of ordered) {
    const isFree = (row: Span[]): boolean => {
      while (row.length > 0 && endOf(row.at(-1) ?? span) <= microseconds(span.start)) row.pop();
      const around = row.at(-1);
      return around === undefined || endOf(span) <= endOf(around);
    };
    const free = rows.findIndex(isFree);
    const index = free < 0 ? rows.push([]) - 1 : free;
    rows[index]?.push(span);
    found.set(span, main + index);
  }
  return found;
}

const inOrder = (a: Span, b: Span): number =>
  microseconds(a.start) - microseconds(b.start) || endOf(b) - endOf(a);

/** The trace of the command so far, as JSON. A process is a process; a row of it is a thread. */
export function traceText(): string {
  const pidOf = (span: Span): number => span.process ?? process.pid;
  const all = (spans ?? []).toSorted(inOrder);
  const events = [...new Set(all.map(pidOf))].flatMap((pid): TraceEvent[] => {
    const ordered = all.filter((span) => pidOf(span) === pid);
    const own = rowsOf(ordered.filter(({ isAsync = false }) => !isAsync));
    const others = rowsOf(ordered.filter(({ isAsync = false }) => isAsync));
    const width = Math.max(0, ...own.values());
    const rowOf = (span: Span): number => own.get(span) ?? width + (others.get(span) ?? 0);
    const label = pid === process.pid ? 'docs-build' : 'worker';
    return [
      { name: 'process_name', ph: 'M', pid, tid: main, args: { name: label } },
      ...ordered.map((span) => ({
        name: span.name,
        cat: span.category,
        ph: 'X',
        ts: microseconds(span.start),
        dur: endOf(span) - microseconds(span.start),
        pid,
        tid: rowOf(span),
        args: span.args?.() ?? {},
      })),
    ];
  });
  const lines = events.map((event) => JSON.stringify(event));
  return `{"displayTimeUnit":"ms","traceEvents":[\n${lines.join(',\n')}\n]}\n`;
}
