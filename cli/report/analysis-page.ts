import { escapeXml } from '../site/escape-xml.ts';
import type { Analysis, PageWeight } from './analysis.ts';

const kinds = ['html', 'style', 'script', 'demos', 'further'] as const;
const mark = 'id="docs-build-analysis"';

const total = (page: PageWeight): number => kinds.reduce((sum, kind) => sum + page[kind], 0);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The previous size, if it differs by more than rounding hides. */
function changed(now: number, before: number | undefined): string {
  if (before === undefined || Math.abs(now - before) < 50) return '';
  const sign = now > before ? '+' : '\u2212';
  return ` <small class="${now > before ? 'more' : 'less'}">${sign}${kilobytes(Math.abs(now - before))}</small>`;
}

const cell = (now: number, before?: number): string => `<td>${kilobytes(now)}${changed(now, before)}</td>`;

const heaviestFirst = <Entry>(entries: readonly Entry[], weigh: (entry: Entry) => number): Entry[] =>
  [...entries].sort((one, other) => weigh(other) - weigh(one));

function packageRows(packages: Analysis['packages'], before: Analysis['packages'] | undefined): string {
  const all = { ...Object.fromEntries(Object.keys(before ?? {}).map((name) => [name, 0])), ...packages };
  return heaviestFirst(Object.entries(all), ([, bytes]) => bytes)
    .map(
      ([name, bytes]) =>
        `<tr><th scope="row">${escapeXml(name)}</th>${cell(bytes, before === undefined ? undefined : (before[name] ?? 0))}</tr>`,
    )
    .join('');
}

const packageTable = (rows: string): string =>
  `<table><thead><tr><th scope="col">Package</th><th scope="col">kB</th></tr></thead><tbody>${rows}</tbody></table>`;

function pageRow(key: string, page: PageWeight, before: PageWeight | undefined, isKnown: boolean): string {
  const name = `<code>${escapeXml(key)}</code>${isKnown && before === undefined ? ' <small>new</small>' : ''}`;
  const packages = `<details><summary>${name}</summary>${packageTable(packageRows(page.packages, before?.packages))}</details>`;
  const cells = kinds.map((kind) => cell(page[kind], before?.[kind])).join('');
  return `<tr><th scope="row">${packages}</th>${cells}${cell(total(page), before === undefined ? undefined : total(before))}</tr>`;
}

const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{max-inline-size:70rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse}th,td{padding:.25rem .75rem;text-align:end;vertical-align:top;font-variant-numeric:tabular-nums}
th{font-weight:400}:is(thead th,h1,h2){font-weight:600}:is(th[scope=row],th:first-child){text-align:start}
tbody tr{border-block-start:1px solid color-mix(in srgb,currentColor 20%,transparent)}
.more{color:light-dark(#b3261e,#ff8a80)}.less{color:light-dark(#1b6e3c,#7ddc9f)}summary{cursor:pointer}
.scroll{overflow-x:auto}`;

/** A document for people, which carries the figures for comparison with the next build. */
export function analysisPage(analysis: Analysis, before: Analysis | null): string {
  const gone = Object.keys(before?.pages ?? {}).filter((key) => !Object.hasOwn(analysis.pages, key));
  const rows = heaviestFirst(Object.entries(analysis.pages), ([, page]) => total(page))
    .map(([key, page]) => pageRow(key, page, before?.pages[key], before !== null))
    .join('');
  const heads = ['HTML', 'CSS', 'Script', 'First demo', 'Further demos', 'Together'];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>What readers load</title>
<style>${style}</style>
</head>
<body>
<h1>What readers load</h1>
<p>kB as gzip sends them. A page opens to show its scripts by package. ${before === null ? 'The next build shows what it changes.' : 'Changes are against the build that wrote this file before.'}</p>
${gone.length === 0 ? '' : `<p>No longer built: ${gone.map((key) => `<code>${escapeXml(key)}</code>`).join(', ')}.</p>`}
<h2>Pages</h2>
<div class="scroll"><table>
<thead><tr><th scope="col">Page</th>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows}</tbody>
</table></div>
<h2>Packages, in all scripts together</h2>
${packageTable(packageRows(analysis.packages, before?.packages))}
<script type="application/json" ${mark}>${JSON.stringify(analysis).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
}

/** The figures in such a document; null for a text without any. */
export function readAnalysis(html: string): Analysis | null {
  const [, text] = html.split(`${mark}>`);
  try {
    return JSON.parse(text?.split('</script>')[0] ?? 'null');
  } catch {
    return null;
  }
}
