export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** An HTML page for a person who looks at a run. */
export const documentOf = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { font: 15px/1.5 system-ui; max-width: 80rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin-bottom: 2rem; }
th, td { padding: 0.15rem 0.75rem; text-align: start; border-bottom: 1px solid #8884; }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
pre { overflow-x: auto; }
img { max-width: 100%; border: 1px solid #8884; }
</style>
<h1>${title}</h1>
${body}
</html>
`;
