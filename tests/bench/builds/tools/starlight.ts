import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../results.ts';
import { withOuterTheme } from '../corpus/outer-theme.ts';
import type { CorpusPage } from '../corpus/pages.ts';
import { fencedCallout, hasDemo, mdxPage } from './page-text.ts';
import type { Tool } from './tool.ts';

const modules = 'src/demos';
const callout = fencedCallout({ info: 'note', success: 'tip', warning: 'caution', error: 'danger' });

const pageFile = ({ path, blocks }: CorpusPage): string =>
  `src/content/docs/${path}.${hasDemo(blocks) ? 'mdx' : 'md'}`;

// Packages that Node.js cannot import as they are published go through the bundler.
const config = `import react from '@astrojs/react';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [starlight({ title: 'Documentation' }), react()],
  vite: { environments: { prerender: { resolve: { noExternal: [/^@mui\\//, /^(?:date-fns|dayjs|moment|stylis)/] } } } },
});
`;

const collections = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const packages = {
  '@astrojs/markdown-remark': '7.3.1',
  '@astrojs/react': '7.0.0',
  '@astrojs/starlight': '0.42.4',
  astro: '7.3.5',
};

/** Demos are islands of React, drawn by the build and alive once they are seen. */
export const starlight: Tool = {
  name: 'Starlight',
  packages,
  demos: true,
  pageFile,
  pageText: (page) =>
    mdxPage(page, {
      file: pageFile(page),
      modules,
      callout,
      // Out of reach of the styles for prose.
      demo: ({ name }) => `<div class="not-content">\n<${name} client:visible />\n</div>`,
    }),
  modules,
  moduleText: withOuterTheme,
  settings: () => ({
    // From their names, it knows which packages are made for it.
    'package.json': JSON.stringify({ private: true, dependencies: packages }),
    'astro.config.mjs': config,
    'src/content.config.ts': collections,
    'public/favicon.svg': readFileSync(join(repository, 'content/public/favicon.svg'), 'utf8'),
  }),
  command: ({ home }) => [`${home}/node_modules/astro/bin/astro.mjs`, 'build'],
  environment: { ASTRO_TELEMETRY_DISABLED: '1' },
  output: 'dist',
  kept: ['.astro', 'node_modules'],
};
