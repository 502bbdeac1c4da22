// @vitest-environment document
import { expect, test, vi } from 'vitest';
import { createQueue } from '../../renderer/islands/queue.ts';

/** A figure whose middle is that many px below the middle of the viewport. */
function figureAt(id: string, distance: number): HTMLElement {
  const figure = document.createElement('figure');
  figure.id = id;
  const middle = innerHeight / 2 + distance;
  figure.getBoundingClientRect = () => new DOMRect(0, middle - 50, 100, 100);
  return figure;
}

/** A queue that keeps the order in which it wakes figures; each stays until it is let go. */
function recordingQueue() {
  const order: string[] = [];
  let release = () => {};
  const queue = createQueue((figure) => {
    order.push(figure.id);
    return new Promise((resolve) => {
      release = resolve;
    });
  });
  const next = async () => {
    const count = order.length;
    release();
    await vi.waitFor(() => expect(order).toHaveLength(count + 1), { timeout: 5000 });
  };
  return { queue, order, next };
}

test('the nearest to the middle of the view wakes first, above as below', async () => {
  const { queue, order, next } = recordingQueue();
  queue.ask(figureAt('first', 900), false);
  queue.ask(figureAt('far', -800), false);
  queue.ask(figureAt('near', 100), false);
  queue.ask(figureAt('middle', -400), false);
  for (let count = 0; count < 3; count += 1) await next();
  expect(order).toEqual(['first', 'near', 'middle', 'far']);
});

test('what the reader has touched goes before what is nearer, also when it was waiting', async () => {
  const { queue, order, next } = recordingQueue();
  const far = figureAt('far', 2000);
  queue.ask(figureAt('first', 0), false);
  queue.ask(figureAt('near', 10), false);
  queue.ask(far, false);
  queue.ask(far, true);
  for (let count = 0; count < 2; count += 1) await next();
  expect(order).toEqual(['first', 'far', 'near']);
});

test('a demo wakes once, however often it is asked for, and again when it is to begin again', async () => {
  const { queue, order, next } = recordingQueue();
  const figure = figureAt('only', 0);
  queue.ask(figure, false);
  queue.ask(figure, true);
  expect(figure.dataset.demoState).toBe('loading');
  queue.again(figure);
  await next();
  queue.ask(figure, true);
  queue.ask(figureAt('another', 0), false);
  await next();
  expect(order).toEqual(['only', 'only', 'another']);
});

test('what waits when the page is left stays asleep', async () => {
  const { queue, order, next } = recordingQueue();
  queue.ask(figureAt('first', 0), false);
  queue.ask(figureAt('waiting', 0), false);
  queue.end();
  queue.ask(figureAt('of the next page', 0), false);
  await next();
  expect(order).toEqual(['first', 'of the next page']);
});

test('one that suspends for long does not keep the others from waking', async () => {
  const { queue, order } = recordingQueue();
  queue.ask(figureAt('suspended', 0), false);
  queue.ask(figureAt('other', 10), true);
  expect(order).toEqual(['suspended']);
  await vi.waitFor(() => expect(order).toEqual(['suspended', 'other']), { timeout: 5000 });
});
