import type { ExportRequest } from './export-request.ts';
import { flatSources } from './flat-sources.ts';

/** Images say nothing to a model. */
const isText = /\.(?:[jt]sx?|css|json)$/;

/** A fence longer than any run of backticks in the code. */
function fenced(name: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${name.replace(/^.*\./, '')} ${name}\n${code.replace(/\n*$/, '\n')}${fence}`;
}

/**
 * A demo as a text for an assistant: its name and address, the command that installs its packages, and its files in one
 * folder, as in an exported project.
 */
export function promptText(
  {
    title,
    language,
    files,
    dependencies,
  }: Pick<ExportRequest, 'title' | 'language' | 'files' | 'dependencies'>,
  address: string,
): string {
  const packages = Object.entries(dependencies)
    .filter(([name]) => language === 'TS' || !name.startsWith('@types/'))
    .map(([name, version]) => `${name}@${version}`);
  return [
    `# ${title}\n${address}`,
    `npm install ${packages.sort().join(' ')}`,
    ...flatSources(files.filter(({ name }) => isText.test(name))).map(({ name, code }) => fenced(name, code)),
  ].join('\n\n');
}

/** Copies the text by `copy`, with the public address of the page. */
export function copyPrompt(request: ExportRequest, copy: (text: string) => void): void {
  const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  copy(promptText(request, `${page.replace(/#.*/, '')}#${request.title}`));
}
