#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { runnableFile } from './machine/own-code.mjs';

// Stack traces name lines of sources: those of docs-build and of a site's demos and templates.
process.setSourceMapsEnabled(true);
const main = await runnableFile('cli/main.ts').catch((error) => {
  // Faults of the system have a code.
  if (typeof error.code !== 'string') throw error;
  process.stderr.write(
    `docs-build cannot prepare its own code: ${error.message}. Run it once as a user who may write there.\n`,
  );
  process.exit(2);
});
await import(pathToFileURL(main).href);
