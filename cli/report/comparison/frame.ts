import { escapeXml } from '../../site/escape-xml.ts';

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

const style = ({ accent }: ReportSite): string => `:root{color-scheme:light dark;
--ground:light-dark(#fff,#0c1421);--surface:light-dark(#f6f8fb,#141e2e);--text:light-dark(#151c25,#e7edf5);
--muted:light-dark(#505d6c,#a5b3c4);--border:light-dark(#dde4ec,#2b3a50);--link:light-dark(${accent.light},#85b9fb);
--error:light-dark(#b3261e,#ff9d95);--success:light-dark(#16703f,#7ddc9f);
font:16px/1.6 "IBM Plex Sans",system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
*{box-sizing:border-box}
body{max-inline-size:72rem;margin:0 auto;padding:2rem 1rem 4rem;background:var(--ground);color:var(--text);overflow-wrap:anywhere}
h1{font-size:2rem;line-height:1.2;margin:0 0 .5rem}h2{margin:2.5rem 0 .75rem;line-height:1.3}h3{margin:1.5rem 0 .5rem}
a{color:var(--link)}code{font:.875em/1.5 "IBM Plex Mono",ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:var(--surface);padding:.1em .3em;border-radius:.25rem}
.lead,.muted,small{color:var(--muted)}
table{border-collapse:collapse;inline-size:100%}th,td{padding:.4rem .75rem .4rem 0;text-align:start;vertical-align:top;border-block-end:1px solid var(--border)}
thead th{font-size:.875rem;color:var(--muted);font-weight:500}td.number,th.number{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
tbody th{font-weight:400}
ul{padding-inline-start:1.25rem}li{margin-block:.2rem}
fieldset{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;border:1px solid var(--border);border-radius:.5rem;padding:.5rem .75rem;margin:0 0 .75rem}
legend{font-size:.875rem;color:var(--muted)}label{display:inline-flex;gap:.4rem;align-items:center}
.scroll{overflow-x:auto}.mark{font-size:.8125rem;font-weight:600;white-space:nowrap}
.breaking{color:var(--error)}.addition{color:var(--success)}.other{color:var(--muted)}
.pictures{display:grid;gap:1rem}@media(min-width:60rem){.pictures{grid-template-columns:1fr 1fr}}
figure{margin:0;min-inline-size:0}figcaption{color:var(--muted);font-size:.875rem;margin-block-end:.25rem}
iframe{inline-size:100%;block-size:28rem;border:1px solid var(--border);border-radius:.5rem;background:#fff}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
`;

/** A document of the report; `css` are further rules. */
export const framed = (site: ReportSite, title: string, body: string, css = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)}</title>
<style>${style(site)}${css}</style>
</head>
<body>
${body}
</body>
</html>
`;
