import type { Host } from '../machine/host.ts';
import { join, relative, upwards } from '../machine/paths.ts';
import type { NewFile } from './new-file.ts';

/** A package manager in a workflow: the steps before Node.js is set up, its installation, and how it runs a command. */
interface Client {
  readonly lock: string;
  readonly setup: readonly string[];
  readonly install: string;
  readonly run: string;
}

const npm: Client = { lock: 'package-lock.json', setup: [], install: 'npm ci', run: 'npx' };

const clients: readonly Client[] = [
  npm,
  {
    lock: 'pnpm-lock.yaml',
    // It takes the version from `packageManager` in package.json.
    setup: ['uses: pnpm/action-setup@v4'],
    install: 'pnpm install --frozen-lockfile',
    run: 'pnpm exec',
  },
  { lock: 'yarn.lock', setup: ['run: corepack enable'], install: 'yarn install --immutable', run: 'yarn' },
  {
    lock: 'bun.lock',
    setup: ['uses: oven-sh/setup-bun@v2'],
    install: 'bun install --frozen-lockfile',
    run: 'bunx',
  },
];

/** Root of the repository around a site: the folder itself when there is none. */
export const repositoryOf = (host: Host, root: string): string =>
  upwards(root).find((folder) =>
    ['.git', '.git/HEAD'].some((path) => host.readText(join(folder, path)) !== null),
  ) ?? root;

const inFolder = (folder: string): string => (folder === '' ? '' : `\n        working-directory: ${folder}`);

/** The workflow that publishes a site to GitHub Pages, below the path of its repository. */
export function pagesWorkflow(host: Host, root: string): NewFile {
  const repository = repositoryOf(host, root);
  const clientOf = (folder: string): Client | undefined =>
    clients.find(({ lock }) => host.readText(join(folder, lock)) !== null);
  const above = upwards(root).filter((folder) => folder.startsWith(repository));
  // A library whose site has a lock file of its own needs its packages, too.
  const locked = above.filter((folder) => clientOf(folder) !== undefined).reverse();
  const { setup, run } = clientOf(locked.at(-1) ?? root) ?? npm;
  const installs = (locked.length > 0 ? locked : [repository]).map((folder) => {
    const { install } = clientOf(folder) ?? npm;
    return `      - run: ${install}${inFolder(relative(repository, folder))}\n`;
  });
  const isMaster = /refs\/heads\/master\s*$/.test(host.readText(join(repository, '.git/HEAD')) ?? '');
  const site = relative(repository, root);
  const steps = setup.map((step) => `      - ${step}\n`).join('');
  return {
    path: '.github/workflows/docs.yml',
    contents: `name: Documentation
on:
  push:
    branches: [${isMaster ? 'master' : 'main'}]
  workflow_dispatch:
permissions: { contents: read, pages: write, id-token: write }
concurrency: { group: pages }
jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
        with: { fetch-depth: 0 } # dates of pages come from commits
${steps}      - uses: actions/setup-node@v4
        with: { node-version: 22 }
      - id: pages
        uses: actions/configure-pages@v5
${installs.join('')}      - run: ${run} docs-build --strict${inFolder(site)}
        env:
          DOCS_BUILD_BASE: \${{ steps.pages.outputs.base_path }}/
      - uses: actions/upload-pages-artifact@v3
        with: { path: ${join(site, 'out')} }
      - id: deployment
        uses: actions/deploy-pages@v4
`,
  };
}
