import { existsSync, statSync } from 'node:fs';
import { nearest } from '../../diagnostics/nearest.ts';
import { resolve } from '../../machine/paths.ts';
import { UsageError } from '../usage-error.ts';

/** A package in another version. */
export interface PackageRequest {
  readonly name: string;
  /** A range of versions, or the absolute path of a folder or tarball. */
  readonly wanted: string;
  readonly isLocal: boolean;
}

/** `@kite/tail@7`, `@kite/tail@../tail`, `@kite/tail@./tail-7.0.0.tgz` */
const written = /^((?:@[^@/\s]+\/)?[^@/\s]+)@(\S+)$/;

const isPath = (text: string): boolean => /^(?:\.{1,2}(?:[\\/]|$)|[\\/]|[A-Za-z]:[\\/]|file:)/.test(text);

function requestIn(text: string, known: readonly string[], folder: string): PackageRequest {
  const [, name, wanted] = written.exec(text) ?? [];
  if (name === undefined || wanted === undefined)
    throw new UsageError(
      `--with ${text} names no version: write <package>@<range>, such as kite@7, or <package>@<path>.`,
    );
  if (!known.includes(name)) {
    const near = nearest(name, known);
    const hint = near === null ? `It uses ${known.join(', ')}.` : `Did you mean ${near}?`;
    throw new UsageError(`--with ${text}: the site does not use ${name}. ${hint}`);
  }
  if (!isPath(wanted)) return { name, wanted, isLocal: false };
  const path = resolve(folder, wanted.replace(/^file:/, ''));
  if (!existsSync(path)) throw new UsageError(`--with ${text}: ${path} does not exist.`);
  if (statSync(path).isDirectory() && !existsSync(resolve(path, 'package.json')))
    throw new UsageError(`--with ${text}: ${path} has no package.json.`);
  return { name, wanted: path, isLocal: true };
}

/** Reads `--with`: packages with a comma between them. `known` are the packages of the site. */
export function readRequests(text: string, known: readonly string[], folder: string): PackageRequest[] {
  const requests = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => requestIn(each, known, folder));
  if (requests.length === 0) throw new UsageError('--with names no package: write <package>@<range>.');
  const twice = requests.find(({ name }, index) => requests.findIndex((one) => one.name === name) !== index);
  if (twice !== undefined) throw new UsageError(`--with names ${twice.name} twice.`);
  return requests;
}
