import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { repository } from '../../results.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { copiedPath } from '../corpus/pages.ts';
import { blocksText, withFrontmatter } from './page-text.ts';
import type { Tool } from './tool.ts';

const content = join(repository, 'content');
const ours = (file: string) => readFileSync(join(content, file), 'utf8');

interface TreeNode {
  readonly pathname?: string;
  readonly children?: readonly TreeNode[];
}

/** The tree with the pages of the corpus alone. */
function keptNodes(nodes: readonly TreeNode[], paths: ReadonlySet<string>): readonly TreeNode[] {
  return nodes.flatMap((node) => {
    if (node.children === undefined) return paths.has(node.pathname ?? '') ? [node] : [];
    const children = keptNodes(node.children, paths);
    return children.length === 0 ? [] : [{ ...node, children }];
  });
}

const copiedNode = (node: TreeNode, copy: number): TreeNode => ({
  ...node,
  ...(node.pathname === undefined ? {} : { pathname: `/${copiedPath(node.pathname.slice(1), copy)}` }),
  ...(node.children === undefined ? {} : { children: node.children.map((child) => copiedNode(child, copy)) }),
});

function tree({ pages, copies }: Corpus): string {
  const { pages: nodes }: { pages: readonly TreeNode[] } = parse(ours('pages.yaml'));
  const kept = keptNodes(nodes, new Set(pages.map(({ path }) => `/${path}`)));
  const all = Array.from({ length: copies }, (_, index) => kept.map((node) => copiedNode(node, index + 1)));
  return stringify({ pages: all.flat() });
}

/**
 * Our configuration without what no other tool makes of these pages: the API reference, images for social networks,
 * redirects.
 */
function config(): string {
  const {
    url: _url,
    help: _help,
    redirects: _redirects,
    components: _components,
    api: _api,
    ...site
  } = parse(ours('site.yaml'));
  const products = site.products.map(({ api: _reference, ...product }: { api?: unknown }) => product);
  // Texts may link to a demo that the corpus leaves out, and only the reference lists the documented packages.
  const severity = {
    'code/other-version': 'off',
    'code/unknown-package': 'off',
    'demo/unused': 'off',
    'link/unknown-anchor': 'warning',
  };
  return stringify({ ...site, products, severity });
}

const copied = [
  'ambient.d.ts',
  'demo-setup.ts',
  'package.json',
  'public/favicon.svg',
  ...readdirSync(join(content, 'shell'))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `shell/${name}`),
  ...readdirSync(join(content, 'fences'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `fences/${name}`),
];

/** From this repository, with the packages installed in it. */
export const docsBuild: Tool = {
  name: 'docs-build',
  packages: {},
  demos: true,
  pageFile: ({ path }) => `content/${path}/${path.split('/').at(-1)}.md`,
  pageText: ({ title, description, blocks }) =>
    withFrontmatter(
      { title, description },
      blocksText(blocks, {
        markdown: (text) => text,
        callout: ({ severity, title: name, text }) =>
          `:::${severity} ${name}`.trimEnd().concat(`\n${text}\n:::`),
        demo: ({ file }) => `{{"demo": "${file}"}}`,
      }),
    ),
  modules: 'content',
  moduleText: (text) => text,
  settings: (corpus) => ({
    'content/site.yaml': config(),
    'content/pages.yaml': tree(corpus),
    ...Object.fromEntries(copied.map((file) => [`content/${file}`, ours(file)])),
  }),
  command: ({ home, site }) => [
    join(home, 'cli/bin.mjs'),
    'build',
    ...['--root', site, '--out', join(site, 'out'), '--cache-dir', join(site, 'cache')],
  ],
  environment: {},
  stageLine: /^(load|compile|check|bundle|render|emit) ([\d.]+) s$/gm,
  output: 'out',
  kept: ['cache'],
};
