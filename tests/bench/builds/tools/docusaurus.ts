import { withOuterTheme } from '../corpus/outer-theme.ts';
import type { CorpusPage } from '../corpus/pages.ts';
import { fencedCallout, hasDemo, mdxPage } from './page-text.ts';
import type { Tool } from './tool.ts';

const modules = 'src/demos';
const callout = fencedCallout({ success: 'tip', error: 'danger' });

const pageFile = ({ path, blocks }: CorpusPage): string => `docs/${path}.${hasDemo(blocks) ? 'mdx' : 'md'}`;

const config = `export default {
  title: 'Documentation',
  url: 'https://docs.example',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'warn',
  future: { v4: true, faster: true },
  markdown: { format: 'detect' },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
};
`;

/** With its bundler and minifiers in Rust. */
export const docusaurus: Tool = {
  name: 'Docusaurus',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    '@mdx-js/react': '3.1.1',
    react: '18.3.1',
    'react-dom': '18.3.1',
  },
  demos: true,
  pageFile,
  pageText: (page) =>
    mdxPage(page, { file: pageFile(page), modules, callout, demo: ({ name }) => `<${name} />` }),
  modules,
  moduleText: withOuterTheme,
  settings: () => ({
    'package.json': '{ "private": true }\n',
    'docusaurus.config.mjs': config,
  }),
  command: ({ home }) => [`${home}/node_modules/@docusaurus/core/bin/docusaurus.mjs`, 'build'],
  environment: { NO_UPDATE_NOTIFIER: '1' },
  output: 'build',
  kept: ['.docusaurus', 'node_modules'],
};
