import type { ComponentType } from 'react';
import type { BoundaryTexts } from './demo-boundary.tsx';
import type { Mount } from './mount.tsx';
import { getPreferences, subscribePreferences } from './preferences.ts';

/** Shows a demo that has this document to itself, as the reader wants demos to be. */
export function startOwnPage(
  mountDemo: Mount,
  Demo: ComponentType,
  name: string,
  texts: BoundaryTexts,
): void {
  const root = document.documentElement;
  const show = () => {
    const { mode, direction } = getPreferences();
    root.dataset.muiColorScheme = mode;
    root.dir = direction;
  };
  show();
  subscribePreferences(show);
  const host = document.createElement('div');
  host.className = 'demo-live';
  document.querySelector('.demo-stage')?.append(host);
  mountDemo(host, Demo, { name, identifierPrefix: `${name}-`, texts });
}
