import { stringify } from 'yaml';
import type { ExportKind } from '../schemas/export-kinds.ts';
import { escapeXml } from '../site/escape-xml.ts';
import type { Library } from './library.ts';
import type { NewFile } from './new-file.ts';
import { demoDirective, demoModule } from './page-files.ts';
import type { ReadmePage } from './readme-page.ts';

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

const settings = (site: object): NewFile => ({ path: 'content/site.yaml', contents: stringify(site) });

const pageTree = (pages: readonly object[]): NewFile => ({
  path: 'content/pages.yaml',
  contents: stringify({ pages }),
});

const icon: NewFile = { path: 'content/public/favicon.svg', contents: favicon };

/** The smallest site that has all parts: a page, a demo and an icon. */
export const siteFiles = (name: string): readonly NewFile[] => [
  settings({ name, favicon: '/favicon.svg', defaultProduct: 'docs', products: [{ id: 'docs', name }] }),
  pageTree([{ pathname: '/', title: name }]),
  { path: 'content/index.md', contents: homePage(name) },
  { path: 'content/Counter.tsx', contents: demoModule('Counter') },
  icon,
];

/** A page of the reference for exports that have none of their own, as site.yaml lists it. */
export interface FirstList {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly kinds: readonly ExportKind[];
}

const nameOf = (library: Library, readme: ReadmePage): string => readme.title ?? library.title;

/** The lists that a reference may need: a name that it lacks is one that prose cannot link. */
export function firstLists(library: Library, readme: ReadmePage): readonly FirstList[] {
  const name = nameOf(library, readme);
  return [
    {
      slug: 'functions',
      title: 'Hooks and functions',
      description: `Hooks, functions and constants of ${name}.`,
      kinds: ['hook', 'function', 'class', 'constant'],
    },
    {
      slug: 'types',
      title: 'Types',
      description: `Types of ${name}.`,
      kinds: ['interface', 'type', 'enum'],
    },
  ];
}

/** A site of a package: its README as the first page, and its reference with `lists`; null for a site without one. */
export function librarySite(
  library: Library,
  readme: ReadmePage,
  lists: readonly FirstList[] | null,
): readonly NewFile[] {
  const name = nameOf(library, readme);
  const id = library.name.replace(/^@/, '').replaceAll(/[^a-z\d]+/g, '-');
  const product = {
    id,
    name,
    packages: [{ name: library.name }],
    ...(lists === null ? {} : { api: { pathname: '/reference', ...(lists.length > 0 && { lists }) } }),
  };
  const parts = ['components', ...(lists === null || lists.length === 0 ? [] : ['lists'])];
  return [
    settings({
      name,
      favicon: '/favicon.svg',
      ...(library.repository === undefined ? {} : { repository: library.repository }),
      defaultProduct: id,
      products: [product],
    }),
    pageTree([
      { pathname: '/', title: name },
      ...(lists === null
        ? []
        : [
            {
              pathname: '/reference-group',
              title: 'Reference',
              children: parts.map((part) => ({ api: id, part })),
            },
          ]),
    ]),
    icon,
    ...readme.pictures,
  ];
}

/** The first page of a library's site; the demo stands before the README's own words. */
export function libraryPage(library: Library, readme: ReadmePage, demo: string | null): NewFile {
  const { summary } = readme;
  const short = library.description ?? summary ?? `What ${library.title} does for its users.`;
  // Many packages are described by the start of their README.
  const description = summary?.startsWith(short.replace(/\.$/, '')) ? summary : short;
  const parts = [
    `# ${readme.title ?? library.title}`,
    `<p class="description">${escapeXml(description)}</p>`,
    summary === null || summary === description ? '' : summary,
    demo === null ? '' : demoDirective(demo),
    readme.body,
  ];
  return { path: 'content/index.md', contents: `${parts.filter((part) => part !== '').join('\n\n')}\n` };
}
