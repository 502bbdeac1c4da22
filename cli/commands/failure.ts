import { UsageError } from './usage-error.ts';

/** Faults of the machine, not of docs-build. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'access is denied',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file is larger than the system allows',
  EIO: 'the disk has a fault',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENFILE: 'too many files are open',
  ENOSPC: 'no space is left on the disk',
  EPERM: 'the operation is not permitted',
  EROFS: 'the file system is read-only',
};

/** The text about an error that ended a command. */
export function failure(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n`;
  const {
    code = '',
    path,
    dest,
  } = error instanceof Error ? (error as NodeJS.ErrnoException & { dest?: string }) : {};
  const reason = reasons[code];
  if (reason !== undefined) {
    const place = dest ?? path;
    return `${place === undefined ? 'A file' : place} cannot be used: ${reason} (${code}). Nothing of the site has changed.\n`;
  }
  return `docs-build failed; this is a bug in it.\n${error instanceof Error ? error.stack : String(error)}\n`;
}
