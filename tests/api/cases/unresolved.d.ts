import type * as React from 'react';
import type { Socket } from '@lantern/wiring/sockets';
import { light } from 'untyped';
import './no-names.css';

export * from './lost';

export interface Bulb {
  /** Where it goes. */
  socket: Socket;
  /** What it gives. */
  light: typeof light;
  /** Another way to say the same. */
  spare: import('@lantern/wiring/sockets').Socket;
  /** What is drawn in it. */
  children: React.ReactNode;
}
