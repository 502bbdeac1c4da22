// Files of unit tests share processes, since loading packages takes longer than most tests. What none may inherit from those
// before it is made new here, or checked when it ends: modules of the repository, the document, the state of the process.
import { afterAll, expect, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { changedState, processState } from './process-state.ts';

vi.resetModules();

const before = processState();
const { Request, URL } = globalThis;
const document =
  expect.getState().environment === 'document' ? await builtinEnvironments.jsdom.setup(globalThis, {}) : null;

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await document?.teardown(globalThis);
  // The environment does not take these back.
  Object.assign(globalThis, { Request, URL });
  const changed = changedState(before, processState());
  if (changed.length > 0) throw new Error(`This file leaves the process changed: ${changed.join(', ')}`);
});
