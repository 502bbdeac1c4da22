import type { BoundaryTexts } from '../islands/demo-boundary.tsx';
import type { DemoPreferences } from '../preferences/demo-preferences.ts';
import type { SourceText } from '../view/demo.ts';
import type { DemoEdited } from '../view/events.ts';

/** With this message the page hands a frame its end of the channel; the frame's window ignores all others. */
export const hello = 'docs:demo-frame';

export type PageMessage =
  | {
      readonly kind: 'start';
      readonly name: string;
      /** Id of the demo. */
      readonly demo: string;
      readonly language: string;
      readonly texts: BoundaryTexts;
    }
  | { readonly kind: 'preferences'; readonly preferences: DemoPreferences }
  /** `show` false: only load the imports. */
  | {
      readonly kind: 'run';
      readonly turn: number;
      readonly files: readonly SourceText[];
      readonly show: boolean;
    }
  | { readonly kind: 'ping' };

export type FrameMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'pong' }
  /** Result of a run; `turn` is null for a later error of the code. */
  | { readonly kind: 'ran'; readonly turn: number | null; readonly result: DemoEdited }
  /** Height of the demo in px, and whether something covers it that may need more. */
  | { readonly kind: 'size'; readonly height: number; readonly overlaid: boolean };
