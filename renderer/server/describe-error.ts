import { withMappedPlaces } from './mapped-places.ts';

/** Actions forbidden to a process that draws, by the name of the permission. */
const forbidden: Readonly<Record<string, string>> = {
  ChildProcess: 'starts a process',
  FileSystemRead: 'reads a file',
  FileSystemWrite: 'writes a file',
  WorkerThreads: 'starts a thread',
};

/** The message of Node.js for a refused permission does not name the action. */
function messageOf(error: Error): string {
  const {
    code,
    permission = '',
    resource = '',
  } = error as NodeJS.ErrnoException & {
    permission?: string;
    resource?: string;
  };
  if (code !== 'ERR_ACCESS_DENIED') return error.message;
  const deed = forbidden[permission] ?? 'uses what only a program may';
  const what = resource === '' ? deed : `${deed} (${resource})`;
  return `it ${what}, which is refused: a demo may do only what the browser of a reader can do. Remove that code.`;
}

/** `instanceof` fails for errors from another realm. */
const isError = (value: unknown): value is Error =>
  typeof value === 'object' && value !== null && 'message' in value && 'stack' in value;

/** An error that a demo has thrown, as data. */
export const describeError = (error: unknown): { readonly message: string; readonly stack: string } =>
  isError(error)
    ? { message: messageOf(error), stack: withMappedPlaces(String(error.stack)) }
    : { message: String(error), stack: '' };
