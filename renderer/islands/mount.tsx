import { type ComponentProps, type ComponentType, startTransition, useSyncExternalStore } from 'react';
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
  styleContainer,
  children,
}: Omit<ComponentProps<DemoShell['Shell']>, 'preferences'> & Pick<DemoShell, 'Shell'>) {
  const preferences = useSyncExternalStore(subscribePreferences, getPreferences);
  return (
    <Shell preferences={preferences} styleContainer={styleContainer}>
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
    { name, identifierPrefix, texts, styleContainer = null, onError = null, onShown = null },
  ) => {
    const live = (
      <DemoBoundary name={name} texts={texts} onError={onError} onShown={onShown}>
        <ReaderShell Shell={Shell} styleContainer={styleContainer}>
          <Demo />
        </ReaderShell>
      </DemoBoundary>
    );
    if (styleContainer === null) adoptPictures();
    const root = createRoot(host, { identifierPrefix });
    if (onShown === null) flushSync(() => root.render(live));
    else startTransition(() => root.render(live));
    return () => root.unmount();
  };
}
