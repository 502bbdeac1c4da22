// Own code because plugins that gather licences belong to one bundler each, and a site is made by two.
import type { Host } from '../machine/host.ts';
import { join, resolve } from '../machine/paths.ts';
import { toolRoot } from '../machine/tool.ts';
import type { Shipped } from '../model/bundle.ts';
import type { OutputFile } from '../model/output.ts';

export const noticesFile = 'third-party-notices.txt';

interface Notice {
  /** Name, version and licence of a package. */
  readonly title: string;
  readonly text: string;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: unknown;
}

/** Names that packages give to the files with their licence and the notices that it asks to keep. */
const legalFile = /^(?:licen[cs]es?|copying|notices?|third-?party-?notices?)(?:[.-][\w.-]+)?$/i;

const isText = (file: string): boolean => !/\.(?:[cm]?[jt]sx?|json|html)$/.test(file);

function noticeOf(host: Host, folder: string): Notice {
  const manifest: Manifest = JSON.parse(host.readText(join(folder, 'package.json')) ?? '{}');
  const { name = folder.split('/').at(-1), version = '', license } = manifest;
  const licence = typeof license === 'string' ? license : 'see below';
  const files = host.list(folder).filter((file) => legalFile.test(file) && isText(file));
  const text = files.map((file) => (host.readText(join(folder, file)) ?? '').trim()).join('\n\n');
  return {
    title: `${name} ${version} (${licence})`,
    text: text === '' ? 'The package has no file with its licence.' : text,
  };
}

/** Licences of the fonts and scripts of the look itself. */
function ownNotices(host: Host): Notice[] {
  const read = (file: string): string => (host.readText(join(toolRoot, file)) ?? '').trim();
  return [
    { title: 'docs-build (MIT)', text: read('LICENSE') },
    { title: 'IBM Plex Sans and Mono (OFL-1.1)', text: read('templates/fonts/LICENSE.txt') },
  ];
}

const line = '-'.repeat(78);

/** The licences of what the files for readers contain of others; a text that several packages share stands once. */
export function notices(host: Host, { packages, comments }: Shipped): OutputFile {
  const byText = new Map<string, Set<string>>();
  const tool = resolve(toolRoot);
  const all = [
    ...ownNotices(host),
    ...packages.filter((folder) => folder !== tool).map((folder) => noticeOf(host, folder)),
  ];
  for (const { title, text } of all) byText.set(text, (byText.get(text) ?? new Set()).add(title));
  const parts = [...byText].map(([text, titles]) => `${[...titles].sort().join('\n')}\n\n${text}`);
  const inModules = comments.length === 0 ? [] : [`Comments in modules\n\n${comments.join('\n\n')}`];
  const head = 'The scripts, styles and fonts of this site contain software under these licences.';
  return {
    path: noticesFile,
    contents: `${[head, ...parts.sort(), ...inModules].join(`\n\n${line}\n\n`)}\n`,
  };
}
