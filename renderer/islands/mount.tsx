import { type ComponentType, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { DemoShell } from '../shells/demo-shell.ts';
import { type BoundaryTexts, DemoBoundary } from './demo-boundary.tsx';
import { getPreferences, subscribePreferences } from './preferences.ts';

export interface MountOptions {
  readonly name: string;
  /** Keeps the ids of one root apart from every other root of the page. */
  readonly identifierPrefix: string;
  readonly texts: BoundaryTexts;
  readonly styleContainer?: HTMLElement;
  readonly onError?: (error: unknown) => void;
}

/** Renders a demo into `host` as a React root of its own; returns how to take it down. */
export type Mount = (host: Element, Demo: ComponentType, options: MountOptions) => () => void;

export function createMount({ Shell }: DemoShell): Mount {
  return (host, Demo, { name, identifierPrefix, texts, styleContainer = null, onError = null }) => {
    const Live = () => (
      <Shell
        preferences={useSyncExternalStore(subscribePreferences, getPreferences)}
        styleContainer={styleContainer}
      >
        <DemoBoundary name={name} texts={texts} onError={onError}>
          <Demo />
        </DemoBoundary>
      </Shell>
    );
    const root = createRoot(host, { identifierPrefix });
    flushSync(() => root.render(<Live />));
    return () => root.unmount();
  };
}
