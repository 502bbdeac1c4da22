import type { BoundaryTexts } from '../islands/demo-boundary.tsx';
import type { DemoEdit } from '../view/events.ts';
import { createSession, type Session } from './session.ts';

/** Sessions of the shown page. */
const sessions = new Map<HTMLElement, Session>();

/** Runs changed code in place of a demo. */
export function edit(demo: HTMLElement, request: DemoEdit, texts: BoundaryTexts): void {
  if (!demo.isConnected) return;
  let session = sessions.get(demo);
  if (session === undefined) {
    session = createSession(demo, request.frameUrl, texts);
    sessions.set(demo, session);
  }
  session.run(request);
}

/** Shows the demo as it is written. */
export function endEdit(demo: HTMLElement): void {
  sessions.get(demo)?.end();
  sessions.delete(demo);
}

document.addEventListener('docs:page', () => {
  for (const demo of sessions.keys()) if (!demo.isConnected) endEdit(demo);
});
