import { stringify } from 'yaml';
import { demoDirective, demoModule } from './page-files.ts';

export interface NewFile {
  /** Relative to the site's root. */
  readonly path: string;
  readonly contents: string;
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#3b5bdb"/><path d="M9 10h14M9 16h14M9 22h8" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/></svg>
`;

const homePage = (name: string): string => `# ${name}

<p class="description">What ${name} does for its users, in one sentence.</p>

This page is \`content/index.md\`, and the demo below is \`content/Counter.tsx\`.

${demoDirective('Counter')}

## Next steps

- Add a page: \`npx docs-build new page /guide\`
- Add a demo to it: \`npx docs-build new demo Basics /guide\`
`;

/** The smallest site that has all parts: a page, a demo and an icon. */
export const siteFiles = (name: string): readonly NewFile[] => [
  {
    path: 'content/site.yaml',
    contents: stringify({
      name,
      favicon: '/favicon.svg',
      defaultProduct: 'docs',
      products: [{ id: 'docs', name }],
    }),
  },
  { path: 'content/pages.yaml', contents: stringify({ pages: [{ pathname: '/', title: name }] }) },
  { path: 'content/index.md', contents: homePage(name) },
  { path: 'content/Counter.tsx', contents: demoModule('Counter') },
  { path: 'content/public/favicon.svg', contents: favicon },
];
