import { quiet } from './quiet.ts';

export interface Queue {
  /** Asks for a demo to come alive; one that the reader has touched comes before all others. */
  readonly add: (figure: HTMLElement, isTouched: boolean) => void;
  /** Says that the reader has touched a demo that may be waiting. */
  readonly hurry: (figure: HTMLElement) => void;
  /** Forgets those that are waiting. */
  readonly end: () => void;
}

/** px between the middle of a demo and that of the viewport */
function distance(figure: HTMLElement): number {
  const { top, bottom } = figure.getBoundingClientRect();
  return Math.abs((top + bottom) / 2 - innerHeight / 2);
}

/**
 * Wakes demos one after another, since several at once would hold up scrolling: what the reader has touched first, then
 * what is nearest to the middle of the view. After the first, each waits until the reader has paused.
 */
export function createQueue(activate: (figure: HTMLElement) => Promise<void>): Queue {
  const waiting = new Set<HTMLElement>();
  const touched = new Set<HTMLElement>();
  let isRunning = false;
  let isFirst = true;
  let wake = () => {};

  const next = (): HTMLElement | undefined =>
    [...touched].find((figure) => waiting.has(figure)) ??
    [...waiting].sort((one, other) => distance(one) - distance(other))[0];

  const run = async () => {
    isRunning = true;
    while (waiting.size > 0) {
      const hurried = new Promise<void>((resolve) => {
        wake = resolve;
      });
      if (!isFirst && touched.size === 0) await Promise.race([quiet(), hurried]);
      isFirst = false;
      const figure = next();
      if (figure === undefined) break;
      waiting.delete(figure);
      touched.delete(figure);
      try {
        await activate(figure);
      } catch (error) {
        figure.dataset.demoState = 'failed';
        reportError(error);
      }
    }
    isRunning = false;
  };

  return {
    add: (figure, isTouched) => {
      waiting.add(figure);
      if (isTouched) {
        touched.add(figure);
        wake();
      }
      if (!isRunning) run();
    },
    hurry: (figure) => {
      if (!waiting.has(figure)) return;
      touched.add(figure);
      wake();
    },
    end: () => {
      waiting.clear();
      touched.clear();
    },
  };
}
