import type { ComponentType } from 'react';
import { sayWhenAlone } from '../islands/alone.ts';
import type { BoundaryTexts } from '../islands/demo-boundary.tsx';
import type { Mount } from '../islands/mount.tsx';
import { settled } from '../islands/settled.ts';
import { type DemoPreferences, givePreferences } from '../preferences/demo-preferences.ts';
import { defaultPreferences } from '../preferences/model.ts';
import { readerTone } from '../preferences/reader-tone.ts';
import { showPreferences } from '../preferences/show-preferences.ts';
import type { SourceText } from '../view/demo.ts';
import type { DemoEdited } from '../view/events.ts';
import { watchSize } from './frame-size.ts';
import { createPackages, type PackageLoaders } from './packages.ts';
import { runtimeProblem } from './problem.ts';
import { type FrameMessage, hello, type PageMessage } from './protocol.ts';
import { prepareProgram, type World } from './run-modules.ts';

interface FrameParts {
  readonly mountDemo: Mount;
  readonly packages: PackageLoaders;
  readonly images: Readonly<Record<string, string>>;
}

/** ms to wait for a demo to come to rest */
const longest = 1500;

type Send = (message: FrameMessage) => void;

/** The demo on the screen; the next one replaces it after it has rendered. */
interface Shown {
  readonly host: HTMLElement;
  readonly unmount: () => void;
}

const show = (demoPreferences: DemoPreferences): void =>
  showPreferences(document.documentElement, { ...defaultPreferences, ...demoPreferences }, false, readerTone);

/** Errors of a demo are reported to the page that holds the frame, so they need not be in its console too. */
function catchErrors(report: (error: unknown) => void): void {
  addEventListener('error', (event) => {
    event.preventDefault();
    // A resize loop, which ends by itself; browsers report it as an error without an object.
    if (event.error !== null && event.error !== undefined) report(event.error);
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    report(event.reason);
  });
  const { error } = console;
  // React logs what an error boundary has caught, and the boundary reports it to the page.
  console.error = (...values: unknown[]) => {
    if (!values.some((value) => value instanceof Error)) error(...values);
  };
}

function createStage(world: World, mountDemo: Mount, send: Send) {
  const stage = document.querySelector<HTMLElement>('.demo-stage') ?? document.body;
  let shown: Shown | null = null;
  let files: readonly string[] = [];
  let mounts = 0;
  let latest = 0;
  let start: { name: string; demo: string; texts: BoundaryTexts } | null = null;
  const late = (error: unknown) => send({ kind: 'ran', turn: null, result: runtimeProblem(error, files) });
  catchErrors(late);

  /** Mounts the demo unseen beside the previous one; the first error is its result. */
  const mountUnseen = async (
    Demo: ComponentType,
  ): Promise<{ readonly next: Shown; readonly error: unknown }> => {
    const host = document.createElement('div');
    host.className = 'demo-live';
    host.dataset.unseen = '';
    host.style.cssText = 'position:absolute;visibility:hidden;inset-inline:0;inset-block-start:0';
    stage.append(host);
    mounts += 1;
    let isShown = false;
    const failed: unknown[] = [];
    const unmount = mountDemo(host, Demo, {
      name: start?.name ?? '',
      demo: start?.demo ?? '',
      identifierPrefix: `edited-${mounts}-`,
      texts: start?.texts ?? { failed: '', reset: '', report: '', issuesUrl: null },
      onError: (error) => (isShown ? late(error) : failed.push(error)),
    });
    // A frame outside the viewport gets no animation frames.
    await Promise.race([settled(host), new Promise((resolve) => setTimeout(resolve, longest))]);
    isShown = true;
    return { next: { host, unmount }, error: failed[0] ?? null };
  };

  const run = async (
    turn: number,
    sources: readonly SourceText[],
    isWanted: boolean,
  ): Promise<DemoEdited> => {
    try {
      const program = await prepareProgram(sources, world);
      if (!isWanted || turn !== latest) return null;
      files = sources.map(({ name }) => name);
      const { default: Demo } = program.run();
      if (typeof Demo !== 'function' && typeof Demo !== 'object') return { kind: 'no-component' };
      const { next, error } = await mountUnseen(Demo as ComponentType);
      if (error !== null || turn !== latest) {
        next.unmount();
        next.host.remove();
        return error === null ? null : runtimeProblem(error, files);
      }
      shown?.unmount();
      shown?.host.remove();
      next.host.removeAttribute('style');
      delete next.host.dataset.unseen;
      shown = next;
      return null;
    } catch (error) {
      return runtimeProblem(
        error,
        sources.map(({ name }) => name),
      );
    }
  };

  return async (message: PageMessage): Promise<void> => {
    if (message.kind === 'start') {
      start = message;
      document.documentElement.lang = message.language;
    } else if (message.kind === 'preferences') {
      show(message.preferences);
      givePreferences(message.preferences);
    } else if (message.kind === 'ping') {
      send({ kind: 'pong' });
    } else {
      latest = message.turn;
      const result = await run(message.turn, message.files, message.show);
      if (message.turn === latest) send({ kind: 'ran', turn: message.turn, result });
    }
  };
}

/**
 * Waits until the page that holds this document passes a channel, and then runs the code that arrives there. Another
 * site may hold this document too, but it cannot pretend to be the site.
 */
export function startFrame({ mountDemo, packages, images }: FrameParts): void {
  const connect = ({ source, origin, data, ports: [port] }: MessageEvent) => {
    if (parent === window || source !== parent || origin !== location.origin) return;
    if (data !== hello || port === undefined) return;
    removeEventListener('message', connect);
    const send: Send = (message) => port.postMessage(message);
    const receive = createStage({ packages: createPackages(packages), images }, mountDemo, send);
    port.onmessage = (event: MessageEvent<PageMessage>) => receive(event.data);
    watchSize((height, overlaid) => send({ kind: 'size', height, overlaid }));
    send({ kind: 'ready' });
  };
  sayWhenAlone();
  addEventListener('message', connect);
}
