import { quiet } from './quiet.ts';

export interface Queue {
  /** Requests that a demo come alive, once unless it fails. A demo that the reader has touched precedes all others. */
  readonly ask: (figure: HTMLElement, isTouched: boolean) => void;
  /** Requests that a demo come alive again, before all others. */
  readonly again: (figure: HTMLElement) => void;
  /** Forgets waiting demos. */
  readonly end: () => void;
}

/** ms that other demos wait for one to come alive. */
const longest = 1500;

/** px between the middle of a demo and that of the viewport */
function distance(figure: HTMLElement): number {
  const { top, bottom } = figure.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - innerHeight / 2);
}

/**
 * Wakes demos one after another, because several at once would block scrolling: touched ones first, then the one
 * nearest to the middle of the viewport. All but the first wait until the reader pauses.
 */
export function createQueue(activate: (figure: HTMLElement) => Promise<void>): Queue {
  const asked = new WeakSet<HTMLElement>();
  /** Figure → whether the reader has touched it. */
  const waiting = new Map<HTMLElement, boolean>();
  let isRunning = false;
  let isFirst = true;
  let wake = () => {};

  const touched = () => [...waiting].flatMap(([figure, isTouched]) => (isTouched ? [figure] : []));

  const next = (): HTMLElement | undefined =>
    touched()[0] ?? [...waiting.keys()].sort((one, other) => distance(one) - distance(other))[0];

  const run = async () => {
    isRunning = true;
    while (waiting.size > 0) {
      const hurried = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (!isFirst && touched().length === 0) await Promise.race([quiet(), hurried]);
      isFirst = false;
      const figure = next();
      if (figure === undefined) break;
      waiting.delete(figure);
      const alive = activate(figure).catch((error) => {
        figure.dataset.demoState = 'failed';
        asked.delete(figure);
        reportError(error);
      });
      // A demo may suspend for as long as its data takes; the others need not.
      await Promise.race([alive, new Promise((resolve) => setTimeout(resolve, longest))]);
    }
    isRunning = false;
  };

  const add = (figure: HTMLElement, isTouched: boolean) => {
    waiting.set(figure, isTouched);
    if (isTouched) wake();
    if (!isRunning) run();
  };

  return {
    ask: (figure, isTouched) => {
      if (asked.has(figure)) {
        if (isTouched && waiting.has(figure)) add(figure, true);
        return;
      }
      asked.add(figure);
      figure.dataset.demoState = 'loading';
      add(figure, isTouched);
    },
    again: (figure) => {
      asked.add(figure);
      add(figure, true);
    },
    end: () => waiting.clear(),
  };
}
