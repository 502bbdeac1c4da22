import { version } from 'react';

/** Whether React has names of its own for newer attributes. Before version 19, it passes them on as they are written. */
export const knowsNewAttributes = Number.parseInt(version, 10) >= 19;
