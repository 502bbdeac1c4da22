// Bundles the code of the package; run by `npm pack`.
import { rmSync } from 'node:fs';
import { bundleOwnCode } from './machine/own-code.mjs';

rmSync('dist', { recursive: true, force: true });
await bundleOwnCode('dist');
