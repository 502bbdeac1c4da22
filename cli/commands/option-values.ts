import { InvalidArgumentError } from 'commander';
import type { Share } from '../machine/workers.ts';
import { basePath } from '../schemas/base-path.ts';
import { baseHelp } from '../site/base.ts';

export function positiveInteger(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('Give a whole number from 1.');
  return number;
}

export function percent(text: string): number {
  const number = Number(text);
  if (!(number >= 0 && number <= 100) || text.trim() === '')
    throw new InvalidArgumentError('Give a number from 0 to 100.');
  return number;
}

export function port(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > 65535)
    throw new InvalidArgumentError('Give a port from 0 to 65535.');
  return number;
}

export function base(text: string): string {
  const path = basePath(text);
  if (path === null) throw new InvalidArgumentError(baseHelp);
  return path;
}

export function share(text: string): Share {
  const [, part, count] = (/^(\d+)\/(\d+)$/.exec(text) ?? []).map(Number);
  if (part === undefined || count === undefined || part < 1 || part > count)
    throw new InvalidArgumentError('Give a share and the number of shares, for example 2/4.');
  return { index: part - 1, count };
}
