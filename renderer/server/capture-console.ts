import { format } from 'node:util';
import { withMappedPlaces } from './mapped-places.ts';

export interface ConsoleLine {
  readonly text: string;
  /** Stack of the call that wrote it, source-mapped. */
  readonly stack: string;
}

/** Collects what is written to a console until it is restored. */
export function captureConsole(console: Console): {
  readonly lines: ConsoleLine[];
  readonly restore: () => void;
} {
  const { debug, error, info, log, warn } = console;
  const lines: ConsoleLine[] = [];
  const capture = (...values: unknown[]) => {
    lines.push({
      text: withMappedPlaces(format(...values)),
      stack: withMappedPlaces(new Error().stack ?? ''),
    });
  };
  Object.assign(console, { debug: capture, error: capture, info: capture, log: capture, warn: capture });
  return { lines, restore: () => Object.assign(console, { debug, error, info, log, warn }) };
}
