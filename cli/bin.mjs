#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { runnableFile } from './machine/own-code.mjs';

// Stacks name the lines of sources: those of docs-build, and those of a site's demos and templates.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(await runnableFile('cli/main.ts')).href);
