import type { ComparedDemo } from '../../model/comparison.ts';
import type { Picture } from '../../model/output.ts';
import { framed, type ReportSite, text } from './frame.ts';

/** Path of a demo's page in the report. */
export const demoPath = (id: string): string => `demos/${id.replaceAll('/', '--')}.html`;

export const picturePath = (id: string, side: 'before' | 'after'): string =>
  `pictures/${id.replaceAll('/', '--')}-${side}.html`;

/** A picture as a document of its own, without scripts. */
export const pictureDocument = ({ html, css }: Picture, name: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(name)}</title>
<style>body{margin:1rem;font-family:system-ui,sans-serif}</style>
<style>${css.join('\n').replaceAll('</', '<\\/')}</style>
</head><body>${html}</body></html>
`;

/** Items that are shown at once. */
const shownAtOnce = 20;

const itemList = (all: readonly string[]): string =>
  `<ul>${all.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function list(title: string, all: readonly string[]): string {
  if (all.length === 0) return '';
  const rest = all.slice(shownAtOnce);
  const more =
    rest.length === 0 ? '' : `<details><summary>${rest.length} more</summary>${itemList(rest)}</details>`;
  return `<h2>${title}</h2>${itemList(all.slice(0, shownAtOnce))}${more}`;
}

const changes = (all: ComparedDemo['picture']): string[] =>
  all.map(
    ({ where, what, count }) =>
      `<code>${text(where)}</code> ${text(what)}${count > 1 ? ` <small>×${count}</small>` : ''}`,
  );

const words = (all: readonly string[]): string[] => all.map((message) => `<code>${text(message)}</code>`);

function figure(id: string, side: 'before' | 'after', caption: string, name: string): string {
  const path = `../${picturePath(id, side)}`;
  return `<figure><figcaption>${caption}: <a href="${text(path)}">open</a></figcaption><iframe sandbox loading="lazy" title="${text(`${name}, ${caption}`)}" src="${text(path)}"></iframe></figure>`;
}

/** The page of a demo that changes; `sides` are the pictures that there are. */
export function demoPage(
  site: ReportSite,
  demo: ComparedDemo,
  sides: { readonly before: boolean; readonly after: boolean },
): string {
  const { id, name, file, pages } = demo;
  const shown = pages.map((path) =>
    site.url === null ? text(path) : `<a href="${text(`${site.url}${path}/`)}">${text(path)}</a>`,
  );
  const figures = [
    sides.before ? figure(id, 'before', 'before', name) : '',
    sides.after ? figure(id, 'after', 'after', name) : '',
  ].join('');
  const body = `<main>
<p><a href="../index.html#demos">All changes</a></p>
<h1>${text(name)}</h1>
<p class="lead"><code>${text(file)}</code>, shown on ${shown.join(', ')}</p>
${list('It does not build', words(demo.build))}
${list('It does not draw', words(demo.draw))}
${list('Wrong types', words(demo.types))}
${list('New console output', words(demo.console))}
${figures === '' ? '' : `<h2>Pictures</h2><div class="pictures">${figures}</div>`}
${list('What differs', changes(demo.picture))}
${list('Styles that differ', changes(demo.styles))}
</main>`;
  return framed(site, `${name}: what changes`, body);
}
