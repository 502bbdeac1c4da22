import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { documentOf, escaped } from './document.ts';

export interface Failure {
  readonly file: string;
  readonly name: string;
  readonly reason: string;
  /** Files of pictures, from the folder of the page. */
  readonly pictures: readonly string[];
}

const section = ({ file, name, reason, pictures }: Failure): string => `<h2>${escaped(name)}</h2>
<p><code>${escaped(file)}</code></p>
<pre>${escaped(stripVTControlCharacters(reason))}</pre>
${pictures.map((picture) => `<p><img src="${picture}" alt="The page when the test failed"></p>`).join('\n')}`;

/** Writes `failures.html`, or removes it if there are none; returns its path. */
export function writeFailures(folder: string, failures: readonly Failure[]): string | null {
  const path = join(folder, 'failures.html');
  if (failures.length === 0) {
    rmSync(path, { force: true });
    return null;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, documentOf(`${failures.length} failures`, failures.map(section).join('\n')));
  return path;
}
