import type { BoundaryTexts } from '../islands/demo-boundary.tsx';
import { getPreferences, subscribePreferences } from '../preferences/demo-preferences.ts';
import type { DemoEdit, DemoEdited } from '../view/events.ts';
import { frameView } from './frame-view.ts';
import { type FrameMessage, hello, type PageMessage } from './protocol.ts';

/** ms after which an unfinished run is pinged. */
const pause = 3000;
/** ms that a frame may take to answer; a busy machine is slow. */
const patience = 10_000;

export interface Session {
  readonly run: (request: DemoEdit) => void;
  readonly end: () => void;
}

interface Connection {
  readonly isReady: () => boolean;
  readonly send: (message: PageMessage) => void;
  readonly end: () => void;
}

/** Sends a frame the reader's preferences as long as it lives; `receive` gets nothing before it is ready. */
function connect(
  frame: HTMLIFrameElement,
  start: PageMessage,
  receive: (message: FrameMessage) => void,
  fail: () => void,
): Connection {
  const { port1: port, port2 } = new MessageChannel();
  const send = (message: PageMessage) => port.postMessage(message);
  const tell = () => send({ kind: 'preferences', preferences: getPreferences() });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReady = false;
  port.onmessage = ({ data }: MessageEvent<FrameMessage>) => {
    if (data.kind === 'ready') {
      isReady = true;
      clearTimeout(timer);
    }
    receive(data);
  };
  send(start);
  tell();
  const unsubscribe = subscribePreferences(tell);
  frame.addEventListener(
    'load',
    () => {
      // It has no origin that could be named.
      frame.contentWindow?.postMessage(hello, '*', [port2]);
      if (!isReady) timer = setTimeout(fail, patience);
    },
    { once: true },
  );
  return {
    isReady: () => isReady,
    send,
    end: () => {
      clearTimeout(timer);
      unsubscribe();
      port.close();
    },
  };
}

/** One demo that a reader is changing, and the frame in which it runs. */
export function createSession(demo: HTMLElement, frameUrl: string, texts: BoundaryTexts): Session {
  const start: PageMessage = {
    kind: 'start',
    name: demo.id,
    demo: demo.dataset.demo ?? '',
    language: document.documentElement.lang,
    texts: { ...texts, issuesUrl: null },
  };
  let turn = 0;
  let isWanted = false;
  let isRunning = false;
  let watch: ReturnType<typeof setTimeout> | undefined;
  let current: { readonly connection: Connection; readonly remove: () => void } | null = null;

  const tell = (result: DemoEdited) =>
    demo.dispatchEvent(new CustomEvent<DemoEdited>('docs:demo-edited', { bubbles: true, detail: result }));

  const stop = () => {
    isRunning = false;
    clearTimeout(watch);
    current?.connection.end();
    current?.remove();
    current = null;
  };

  const open = () => {
    const view = frameView(demo, frameUrl);
    const receive = (message: FrameMessage) => {
      if (message.kind === 'size') return view.resize(message.height, message.overlaid);
      if (message.kind === 'ready' || message.kind === 'pong') return isRunning ? watchRun() : undefined;
      if (message.kind !== 'ran' || (message.turn !== null && message.turn !== turn)) return;
      isRunning = false;
      clearTimeout(watch);
      if (!isWanted) return;
      if (message.turn !== null && message.result === null) view.show();
      tell(message.result);
    };
    const connection = connect(view.frame, start, receive, () => {
      stop();
      tell({ kind: 'unavailable' });
    });
    // The frame loads from now on.
    view.append();
    return { connection, remove: view.remove };
  };

  /**
   * A run may wait for packages. If its frame does not answer, it never ends; a frame answers only once it has loaded.
   */
  const watchRun = () => {
    clearTimeout(watch);
    watch = setTimeout(() => {
      current?.connection.send({ kind: 'ping' });
      watch = setTimeout(() => {
        stop();
        tell({ kind: 'silent' });
      }, patience);
    }, pause);
  };

  return {
    run: ({ files, show }) => {
      current ??= open();
      turn += 1;
      isWanted = show;
      current.connection.send({ kind: 'run', turn, files, show });
      isRunning = show;
      if (show && current.connection.isReady()) watchRun();
    },
    end: stop,
  };
}
