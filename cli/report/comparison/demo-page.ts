import type { ComparedDemo, Sense } from '../../model/comparison.ts';
import type { Picture } from '../../model/output.ts';
import { framed, type ReportSite, text } from './frame.ts';
import { markOf, senseWords, statusWords } from './words.ts';

/** Path of a demo's page in the report. */
export const demoPath = (id: string): string => `demos/${id.replaceAll('/', '--')}.html`;

export const picturePath = (id: string, side: 'before' | 'after'): string =>
  `pictures/${id.replaceAll('/', '--')}-${side}.html`;

/** A picture as a document of its own, without scripts, beside the style sheet of the shell. */
export const pictureDocument = (
  { html, css }: Picture,
  name: string,
  styleSheet: string,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(name)}</title>
<style>:root{color-scheme:light dark}body{margin:1rem;font-family:system-ui,sans-serif}</style>
<link rel="stylesheet" href="${styleSheet}">
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

const changes = (all: ComparedDemo['picture'], of: Sense): string[] =>
  all
    .filter(({ sense }) => sense === of)
    .map(
      ({ where, what, count }) =>
        `<code>${text(where)}</code> ${text(what)}${count > 1 ? ` <small>×${count}</small>` : ''}`,
    );

const faults = (all: ComparedDemo['accessibility']): string[] =>
  all.map(
    ({ rule, help, before, after, example }) =>
      `${text(help)} (<code>${text(rule)}</code>): ${before} → ${after} <br><code>${text(example)}</code>`,
  );

const words = (all: readonly string[]): string[] => all.map((message) => `<code>${text(message)}</code>`);

function figure(id: string, side: 'before' | 'after', name: string): string {
  const path = `../${picturePath(id, side)}`;
  // No script runs in it, and in a folder on disk it may read its style sheet only with an origin.
  return `<figure><figcaption>${side}: <a href="${text(path)}">open</a></figcaption><iframe sandbox="allow-same-origin" loading="lazy" title="${text(`${name}, ${side}`)}" src="${text(path)}"></iframe></figure>`;
}

/** The page of a demo that changes; `sides` are the pictures that there are. */
export function demoPage(
  site: ReportSite,
  demo: ComparedDemo,
  sides: readonly ('before' | 'after')[],
): string {
  const { id, name, file, pages } = demo;
  const shown = pages.map((path) =>
    site.url === null ? text(path) : `<a href="${text(`${site.url}${path}/`)}">${text(path)}</a>`,
  );
  const figures = sides.map((side) => figure(id, side, name)).join('');
  const body = `<h1>${text(name)}</h1>
<p><span class="mark ${markOf(demo.status)}">${statusWords[demo.status]}</span></p>
<p class="lead"><code>${text(file)}</code>, shown on ${shown.join(', ')}</p>
${list('It does not build', words(demo.build))}
${list('It does not draw', words(demo.draw))}
${list('Wrong types', words(demo.types))}
${list('New console output', words(demo.console))}
${figures === '' ? '' : `<h2>Pictures</h2><div class="pictures">${figures}</div>`}
${list(senseWords.shown, changes(demo.picture, 'shown'))}
${list(senseWords.spoken, changes(demo.picture, 'spoken'))}
${list('Accessibility', faults(demo.accessibility))}
${list(senseWords.styled, [...changes(demo.picture, 'styled'), ...changes(demo.styles, 'styled')])}
${list(senseWords.markup, changes(demo.picture, 'markup'))}`;
  return framed(site, {
    title: `${name}: what changes`,
    body,
    sections: [['../index.html#demos', 'All changes']],
  });
}
