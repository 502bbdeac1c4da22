import { entryModule } from './entry-module.ts';
import type { ExportRequest } from './export-request.ts';
import { flatSources } from './flat-sources.ts';
import { packageManifest } from './package-manifest.ts';
import { viteConfig, viteConfigPath } from './vite-config.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const documentText = ({ title, mode, direction }: ExportRequest, entry: string): string =>
  `<!doctype html>
<html lang="en" dir="${direction}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="${mode}" />
    <link rel="icon" href="data:," />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`;

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  types: ['vite/client'],
  jsx: 'react-jsx',
  strict: true,
  allowJs: true,
  esModuleInterop: true,
  isolatedModules: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
};

const readme = ({ title }: ExportRequest): string => `# ${title}

\`\`\`sh
npm install
npm run dev
\`\`\`

\`npm run build\` writes the site to \`dist/\`, \`npm run preview\` serves it.
`;

/** The files of a Vite project that shows the demo, by path. The demo's own files are in `src/`, its entry first. */
export function projectFiles(request: ExportRequest): Record<string, string> {
  const typed = request.language === 'TS';
  const sources = flatSources(request.files);
  const demo = sources[0]?.name.replace(/\.\w+$/, '');
  if (demo === undefined) throw new Error(`The export of ${request.title} has no files`);
  const main = typed ? 'src/main.tsx' : 'src/main.jsx';
  return {
    ...Object.fromEntries(sources.map(({ name, code }) => [`src/${name}`, code])),
    [main]: entryModule(request, `./${demo}`),
    'index.html': documentText(request, main),
    'package.json': packageManifest(request),
    [viteConfigPath(request)]: viteConfig(),
    ...(typed && {
      'tsconfig.json': `${JSON.stringify({ compilerOptions, include: ['src'] }, null, 2)}\n`,
    }),
    'README.md': readme(request),
    '.gitignore': 'node_modules\ndist\n',
  };
}
