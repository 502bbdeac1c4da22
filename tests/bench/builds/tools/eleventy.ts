import { blocksText, quotedCallout, withFrontmatter } from './page-text.ts';
import type { Tool } from './tool.ts';

// Without a template language in Markdown, where code has braces of its own.
const config = `import syntaxHighlight from '@11ty/eleventy-plugin-syntaxhighlight';
import markdown from 'markdown-it';

export default function configure(eleventy) {
  eleventy.addPlugin(syntaxHighlight);
  eleventy.setLibrary('md', markdown({ html: true, linkify: true }));
}

export const config = {
  markdownTemplateEngine: false,
  dir: { input: 'pages', output: '_site', includes: '../layouts' },
};
`;

const layout = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="description" content="{{ description }}">
<title>{{ title }}</title>
</head>
<body>
<h1>{{ title }}</h1>
{{ content }}
</body>
</html>
`;

/** A bare layout: no navigation, no search, no demos; what turning Markdown into pages costs at least. */
export const eleventy: Tool = {
  name: 'Eleventy',
  packages: {
    '@11ty/eleventy': '3.1.8',
    '@11ty/eleventy-plugin-syntaxhighlight': '5.0.2',
    'markdown-it': '14.1.0',
  },
  demos: false,
  pageFile: ({ path }) => `pages/${path}.md`,
  pageText: ({ path, title, description, blocks }) =>
    withFrontmatter(
      { title, description, layout: 'page.liquid', permalink: `/${path}/` },
      blocksText(blocks, { markdown: (text) => text, callout: quotedCallout, demo: () => '' }),
    ),
  modules: 'demos',
  moduleText: (text) => text,
  settings: () => ({
    'package.json': '{ "private": true, "type": "module" }\n',
    'eleventy.config.js': config,
    'layouts/page.liquid': layout,
  }),
  command: ({ home }) => [`${home}/node_modules/@11ty/eleventy/cmd.cjs`, '--quiet'],
  environment: {},
  output: '_site',
  kept: [],
};
