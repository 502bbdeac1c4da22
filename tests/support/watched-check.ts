import { startCli } from './run-cli.ts';

/** Starts `check --watch` of a site. */
export function watchedCheck(root: string) {
  const child = startCli(['check', '--root', root, '--watch', '--quiet']);
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  child.stderr.resume();

  /** The next output, up to a line that says how many findings there are. */
  async function told(change: () => void): Promise<readonly string[]> {
    change();
    for (;;) {
      const end = /^(?:\d+ (?:error|warning)|no problems).*\n/m.exec(text);
      if (end !== null) {
        const part = text.slice(0, end.index + end[0].length);
        text = text.slice(part.length);
        return part.match(/^(?:error|warning|gone|\d+ |no ).*/gm) ?? [];
      }
      await new Promise((next) => child.stdout.once('data', next));
    }
  }
  return { child, closed, told };
}
