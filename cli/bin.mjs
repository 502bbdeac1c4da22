#!/usr/bin/env node
// TypeScript runs as it is: no build step stands between a clone and the command.
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
