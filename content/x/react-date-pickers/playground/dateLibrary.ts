import type { Expression } from './expression';

/** What the playground needs to know of an adapter and its library. */
export interface DateLibrary {
  readonly adapter: string;
  /** Whether its adapter supports time zones. */
  readonly hasZones: boolean;
  /** Imports and statements of the generated code. */
  readonly imports: (zoned: boolean) => readonly string[];
  readonly setup?: string;
  readonly localeImport?: (locale: string) => string;
  /** `adapterLocale` is the name of an import rather than a text. */
  readonly importsLocale?: boolean;
  readonly dateLibInstance?: string;
  /** A date from ISO text; in UTC when a time zone is chosen. */
  readonly date: (text: string, zoned: boolean) => Expression;
  readonly isWeekend: Expression;
  /** ISO text of a valid date, else an empty one. */
  readonly toText: (value: unknown) => string;
}
