import type { ComponentType } from 'react';
import { followPreferences } from '../preferences/store.ts';
import { sayWhenAlone } from './alone.ts';
import type { BoundaryTexts } from './demo-boundary.tsx';
import type { Mount } from './mount.tsx';

/** Shows a demo that has this document to itself, with the reader's preferences. */
export function startOwnPage(
  mountDemo: Mount,
  Demo: ComponentType,
  { id, name }: { readonly id: string; readonly name: string },
  texts: BoundaryTexts,
): void {
  sayWhenAlone();
  followPreferences();
  const host = document.createElement('div');
  host.className = 'demo-live';
  document.querySelector('.demo-stage')?.append(host);
  mountDemo(host, Demo, { name, demo: id, identifierPrefix: `${name}-`, texts });
}
