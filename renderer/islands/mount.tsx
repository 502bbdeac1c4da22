import {
  type ComponentProps,
  type ComponentType,
  Suspense,
  startTransition,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { getPreferences, subscribePreferences } from '../preferences/demo-preferences.ts';
import type { DemoShell } from '../shells/demo-shell.ts';
import { type BoundaryTexts, DemoBoundary } from './demo-boundary.tsx';

export interface MountOptions {
  readonly name: string;
  /** The shell's `demo`. */
  readonly demo: string;
  /** Keeps the ids of one root apart from every other root of the page. */
  readonly identifierPrefix: string;
  readonly texts: BoundaryTexts;
  readonly styleContainer?: HTMLElement;
  readonly onError?: (error: unknown) => void;
  /**
   * Called once the demo, or the message that it failed, is in the document. With it the demo renders in slices between
   * which the browser answers input; without it, before `mountDemo` returns.
   */
  readonly onShown?: () => void;
}

/** Renders a demo into `host` as a React root of its own; returns a function that unmounts it. */
export type Mount = (host: Element, Demo: ComponentType, options: MountOptions) => () => void;

/** The site's shell with the reader's choices. */
function ReaderShell({
  Shell,
  children,
  ...given
}: Omit<ComponentProps<DemoShell['Shell']>, 'preferences'> & Pick<DemoShell, 'Shell'>) {
  const preferences = useSyncExternalStore(subscribePreferences, getPreferences);
  return (
    <Shell preferences={preferences} {...given}>
      {children}
    </Shell>
  );
}

/** Lets the shell use the rules that stand in the page for its pictures, once a page. */
function picturesAdopter(adoptStyles: NonNullable<DemoShell['adoptStyles']>): () => void {
  // The element stays when one page takes the place of another.
  let adopted = '';
  return () => {
    const rules = document.querySelector('style[data-pictures]')?.textContent ?? '';
    if (rules === adopted) return;
    adopted = rules;
    adoptStyles(rules);
  };
}

export function createMount({ Shell, adoptStyles = () => {} }: Omit<DemoShell, 'styleSheet'>): Mount {
  const adoptPictures = picturesAdopter(adoptStyles);
  return (
    host,
    Demo,
    { name, demo, identifierPrefix, texts, styleContainer = null, onError = null, onShown = null },
  ) => {
    const live = (
      <DemoBoundary name={name} texts={texts} onError={onError} onShown={onShown}>
        <ReaderShell Shell={Shell} demo={demo} styleContainer={styleContainer}>
          <Demo />
        </ReaderShell>
      </DemoBoundary>
    );
    if (styleContainer === null) adoptPictures();
    const root = createRoot(host, { identifierPrefix });
    // A demo that suspends during a render that must be ready at once is an error to React 18.
    if (onShown === null) flushSync(() => root.render(<Suspense fallback={null}>{live}</Suspense>));
    else startTransition(() => root.render(live));
    return () => root.unmount();
  };
}
