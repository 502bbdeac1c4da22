/** One window of a browser. */
export interface Engine {
  readonly name: string;
  /** Loads a page; resolves after its `load` event. */
  readonly go: (url: string) => Promise<void>;
  /** Runs a function in the page; what it takes and returns must be JSON. */
  readonly run: <Values extends readonly unknown[], Result>(
    code: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Awaited<Result>>;
  /** Sizes the part of the window that shows the page, in px; a window may not become as narrow. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Presses keys as a reader does: letters, or the names of `keys`. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Clicks in the middle of an element. */
  readonly click: (selector: string) => Promise<void>;
  /** A PNG of what the window shows. */
  readonly picture: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** Keys by their names in WebDriver. */
export const keys = {
  enter: '\uE007',
  tab: '\uE004',
  escape: '\uE00C',
  control: '\uE009',
  end: '\uE010',
  home: '\uE011',
  right: '\uE014',
};

/** The code of a call, for the page; its result is JSON, so that both protocols carry it alike. */
export const callOf = (code: (...values: never[]) => unknown, values: readonly unknown[]): string =>
  `(async () => JSON.stringify((await (${code})(...${JSON.stringify(values)})) ?? null))()`;
