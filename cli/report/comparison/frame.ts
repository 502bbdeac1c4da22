import { escapeXml } from '../../site/escape-xml.ts';
import { look } from './look.ts';

/** A site whose report it is. */
export interface ReportSite {
  readonly name: string;
  /** Address of the published site, without a slash at its end; null when it has none. */
  readonly url: string | null;
  readonly accent: { readonly light: string; readonly dark: string };
  /** Product → name. */
  readonly products: Readonly<Record<string, string>>;
}

export const text = escapeXml;

/** An amount with its noun. */
export const amount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** The colours of the default look, each for both schemes, and the site's accent. */
const colours = (accent: ReportSite['accent']): string =>
  [
    ...Object.entries(look.colours).map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`),
    `--link:light-dark(${accent.light},${look.linkOfDark})`,
  ].join(';');

const { fonts, radius, size } = look;

const style = ({ accent }: ReportSite): string => `
:root{color-scheme:light dark;${colours(accent)};font:16px/1.6 ${fonts.text}}
*{box-sizing:border-box}
body{margin:0;background:var(--background);color:var(--text);overflow-wrap:anywhere}
header{position:sticky;inset-block-start:0;z-index:1;background:color-mix(in srgb,var(--background) 86%,transparent);backdrop-filter:blur(12px);border-block-end:1px solid var(--border)}
header nav{display:flex;gap:1.25rem;align-items:center;min-block-size:${size.header}px;max-inline-size:76rem;margin:0 auto;padding:0 1rem;overflow-x:auto;white-space:nowrap}
header strong{font-family:${fonts.heading}}header a{text-decoration:none}
main{max-inline-size:76rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2,h3{font-family:${fonts.heading};line-height:1.25;scroll-margin-block-start:${size.header + 16}px}
h1{font-size:clamp(1.6rem,4vw,2.25rem);margin:0 0 .5rem}h2{font-size:1.5rem;margin:3rem 0 .75rem}h3{margin:1.5rem 0 .5rem}
a{color:var(--link)}code{font:.875em/1.5 ${fonts.code};background:var(--hover);padding:.1em .3em;border-radius:${radius.chip}px}
.lead,.muted,small{color:var(--textMuted)}
table{border-collapse:collapse;inline-size:100%}
th,td{padding:.5rem .75rem;text-align:start;vertical-align:top;border-block-end:1px solid var(--border);overflow-wrap:break-word}
thead :is(td,th){background:var(--surface);font-size:.875rem;color:var(--textMuted);font-weight:500;white-space:nowrap}
td.number,th.number{inline-size:6rem;text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
tbody th{font-weight:400}
ul{padding-inline-start:1.25rem}li{margin-block:.2rem}
details>summary{cursor:pointer}details:has(+.scroll){margin-block-end:.75rem}
.filters{display:grid;gap:.75rem;margin-block:1rem}
fieldset{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;border:1px solid var(--border);border-radius:${radius.inner}px;padding:.5rem .75rem;margin:0;min-inline-size:0}
legend{font-size:.875rem;color:var(--textMuted)}label{display:inline-flex;gap:.4rem;align-items:center;min-block-size:24px}
input{accent-color:var(--link);inline-size:1.1rem;block-size:1.1rem;margin:0}
.scroll{position:relative;overflow-x:auto;border:1px solid var(--border);border-radius:${radius.card}px}.scroll tbody tr:last-child>*{border-block-end:0}
.scroll td:not(.number){min-inline-size:7rem}.scroll tbody th:not(:has(+.number)){min-inline-size:11rem}
.scroll tbody th{max-inline-size:26rem}.scroll td:last-child:not(.number){overflow-wrap:anywhere;min-inline-size:12rem}
@media(max-width:40rem){.scroll tbody th:not(:has(+.number)){min-inline-size:8rem;overflow-wrap:anywhere}.scroll td:last-child:not(.number){min-inline-size:9rem}}
.mark{display:inline-block;padding:0 .5rem;border-radius:${radius.chip}px;font-size:.8125rem;font-weight:600;white-space:nowrap}
.breaking{color:var(--error);background:var(--errorGround)}.addition{color:var(--success);background:var(--successGround)}
.shown{color:var(--warning);background:var(--warningGround)}.other{color:var(--textMuted);background:var(--hover)}
.pictures{display:grid;gap:1rem}@media(min-width:60rem){.pictures{grid-template-columns:1fr 1fr}}
figure{margin:0;min-inline-size:0}figcaption{color:var(--textMuted);font-size:.875rem;margin-block-end:.25rem}
iframe{inline-size:100%;block-size:28rem;border:1px solid var(--border);border-radius:${radius.card}px}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
`;

/** Links of the report's head: fragment or path → words. */
export type Sections = readonly (readonly [href: string, words: string])[];

/** A document of the report; `css` are further rules. */
export function framed(
  site: ReportSite,
  {
    title,
    body,
    sections,
    css = '',
  }: Readonly<Record<'title' | 'body', string>> & {
    readonly sections: Sections;
    readonly css?: string;
  },
): string {
  const name = site.url === null ? text(site.name) : `<a href="${text(site.url)}/">${text(site.name)}</a>`;
  const links = sections.map(([href, words]) => `<a href="${text(href)}">${text(words)}</a>`).join('');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)}</title>
<style>${style(site)}${css}</style>
</head>
<body>
<header><nav aria-label="Report"><strong>${name}</strong>${links}</nav></header>
<main>
${body}
</main>
</body>
</html>
`;
}
