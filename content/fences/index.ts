// Names that the code in the pages' text leaves out, for the check of its types. A page of a product finds the names of its
// product first, in x/.
import type * as React from 'react';
import 'dayjs/plugin/timezone';
import 'dayjs/plugin/utc';

/** A value that no page says more about. */
type Unsaid = any;
type Setter = React.Dispatch<React.SetStateAction<Unsaid>>;
type Call = (...values: Unsaid[]) => void;
type Load = (...values: Unsaid[]) => Promise<Unsaid>;

export type FenceFragment = Unsaid;

export declare const data: Unsaid[];
export declare const id: string;
export declare const index: number;
export declare const item: Unsaid;
export declare const label: string;
export declare const loading: boolean;
export declare const message: string;
export declare const props: Unsaid;
export declare const root: HTMLElement;
export declare const signal: AbortSignal;
export declare const text: string;
export declare const total: number;
export declare const user: {
  clear(element: Unsaid): Promise<void>;
  click(element: Unsaid): Promise<void>;
  keyboard(text: string): Promise<void>;
  type(element: Unsaid, text: string): Promise<void>;
};
export declare const value: Unsaid;

export declare const save: Load;
export declare const showError: Call;
export declare const reset: Call;
export declare const navigate: (path: string) => void;

export declare const setDate: Setter;
export declare const setDraft: Setter;
export declare const setEnd: Setter;
export declare const setError: Setter;
export declare const setFailed: Setter;
export declare const setFrom: Setter;
export declare const setLoading: Setter;
export declare const setMessage: Setter;
export declare const setModel: Setter;
export declare const setMonth: Setter;
export declare const setSelected: Setter;
export declare const setStart: Setter;
export declare const setText: Setter;
export declare const setTo: Setter;
export declare const setValue: Setter;
export declare const setYear: Setter;

export declare function App(): React.ReactElement;
export declare function Header(): React.ReactElement;
export declare function Pages(): React.ReactElement;
export declare function Sidebar(): React.ReactElement;

/** Bundlers replace it. */
export declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>;
};

// Libraries that this documentation does not install: of forms, and for tests.
export declare const control: Unsaid;
export declare function Controller(props: {
  readonly name: string;
  readonly control: Unsaid;
  readonly rules?: { readonly validate: (value: Unsaid) => boolean };
  readonly render: (shown: {
    readonly field: Unsaid;
    readonly fieldState: Unsaid;
  }) => React.ReactElement;
}): React.ReactElement;
export declare function useFormik(options: object): Unsaid;
export declare function act(run: () => void): void;
export declare function expect(value: Unsaid): {
  toBe(other: Unsaid): void;
  toHaveLength(count: number): void;
};
export declare function render(element: React.ReactElement): Unsaid;
export declare function test(title: string, run: () => void): void;
export declare const page: {
  getByLabel(label: string): { fill(text: string): Promise<void> };
};
export declare const screen: { getByLabelText(label: string): HTMLElement };
interface Stub {
  callThrough(): Stub;
  withArgs(...values: Unsaid[]): Stub;
  returns(value: Unsaid): Stub;
}
export declare const cy: {
  visit(
    path: string,
    options: { readonly onBeforeLoad: (window: Window) => void },
  ): void;
  stub(object: object, method: string): Stub;
};
export declare const fireEvent: Readonly<Record<string, Call>>;
