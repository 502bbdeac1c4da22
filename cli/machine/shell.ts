import { spawn } from 'node:child_process';

/** Thrown for a command that failed, with the end of its output. */
export class CommandError extends Error {}

/** Characters of output that a message may have. */
const longest = 600;

const quoted = (path: string): string => `"${path}"`;

/**
 * Runs a command of the user in the system's shell, on a folder: its path replaces `{path}`, or follows the command.
 * Throws `CommandError`.
 */
export async function runOn(command: string, folder: string): Promise<void> {
  const line = command.includes('{path}')
    ? command.replaceAll('{path}', quoted(folder))
    : `${command} ${quoted(folder)}`;
  const child = spawn(line, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-longest);
    });
  const end = await new Promise<string | null>((resolve) => {
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => resolve(code === 0 ? null : `it ended with ${code ?? signal}`));
  });
  if (end !== null) throw new CommandError(`${end}: ${output.trim()}`);
}
