#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { runnableFile } from './machine/own-code.mjs';

// Stack traces name lines of sources: those of docs-build and of a site's demos and templates.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(await runnableFile('cli/main.ts')).href);
