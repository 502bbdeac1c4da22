import type { ComponentType, ReactElement } from 'react';
import type { describeError } from './describe-error.ts';
import { type ShownValue, shownText, showValue } from './show-value.ts';

/** Code that reports values while its module is loaded. */
export interface CodeRequest {
  readonly kind: 'code';
  readonly id: string;
  /** Absolute paths of bundled modules. */
  readonly module: string;
  readonly mount: string;
  /** Name of the global function that it calls with the number of a value and the value. */
  readonly reporter: string;
}

export interface CodeResult {
  readonly id: string;
  /** Values by their numbers. */
  readonly values: Readonly<Record<number, ShownValue>>;
  /** First error that the code threw, with a source-mapped stack. */
  readonly error: ReturnType<typeof describeError> | null;
}

interface CodeWorld {
  readonly load: (file: string) => Promise<unknown>;
  /** Returns the HTML of a component. */
  readonly draw: (component: ComponentType) => Promise<string>;
}

const isElement = (value: unknown): value is ReactElement =>
  typeof value === 'object' && value !== null && '$$typeof' in value && 'props' in value && 'type' in value;

const noNetwork = 'the code of a fence has no network. Return the data from a function of its own.';

const offline = async (): Promise<never> => {
  throw new Error(noNetwork);
};

class Offline {
  constructor() {
    throw new Error(noNetwork);
  }
}

/** Loads a module and returns the values that it reports; an element's value is the text that it shows. */
export async function runCode(
  global: typeof globalThis,
  { module, reporter }: CodeRequest,
  { load, draw }: CodeWorld,
): Promise<CodeResult['values']> {
  const reported = new Map<number, unknown>();
  Object.assign(global, {
    fetch: offline,
    EventSource: Offline,
    WebSocket: Offline,
    XMLHttpRequest: Offline,
  });
  Reflect.set(global, reporter, async (index: number, value: unknown) => {
    const result = await value;
    reported.set(index, isElement(result) ? result : showValue(result));
    return result;
  });
  await load(module);
  const values: Record<number, ShownValue> = {};
  for (const [index, value] of reported)
    values[index] = isElement(value)
      ? { code: null, text: shownText(global.document, await draw(() => value)) }
      : (value as ShownValue);
  return values;
}
