// What builds cost, beside other tools: `npm run bench:builds`. See tests/bench/README.md for its settings.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { diskHost } from '../../../cli/machine/host.ts';
import { repository, writeResults } from '../results.ts';
import { type Corpus, makeCorpus } from './corpus/corpus.ts';
import { steps } from './edits.ts';
import { installNode, nodeVersion } from './install.ts';
import { prepareSite } from './measured-site.ts';
import type { Cost } from './processes/measure-command.ts';
import { table } from './table.ts';
import { docsBuild } from './tools/docs-build.ts';
import { docusaurus } from './tools/docusaurus.ts';
import { eleventy } from './tools/eleventy.ts';
import { starlight } from './tools/starlight.ts';

const {
  RUNS = '3',
  CORPORA = 'text-1,text-8,demos-1',
  TOOLS = 'docs-build,Starlight,Docusaurus,Eleventy',
  STEPS = steps.join(','),
  PAGES = 'all',
  SCRATCH = join(tmpdir(), 'docs-build-benches'),
  HEADING = 'What builds cost',
} = process.env;

const tools = [docsBuild, starlight, docusaurus, eleventy].filter(({ name }) =>
  TOOLS.split(',').includes(name),
);
const chosenSteps = steps.filter((step) => STEPS.split(',').includes(step));
const size = PAGES === 'all' ? Number.POSITIVE_INFINITY : Number(PAGES);

const kinds = CORPORA.split(',').map((name) => {
  const [, kind, copies] = /^(text|demos)-(\d+)$/.exec(name) ?? [];
  if (kind === undefined) throw new Error(`CORPORA has ${name}; give text-8 or demos-1, for example.`);
  return { name, hasDemos: kind === 'demos', copies: Number(copies) };
});

const summary = ({ pages }: Corpus): string => {
  const demos = pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'demo'));
  const versions = tools.flatMap(({ packages }) => Object.entries(packages).map((each) => each.join(' ')));
  return `${pages.length.toLocaleString('en')} pages, ${demos.length.toLocaleString('en')} demos, medians of ${RUNS} rounds in turn; Node.js ${nodeVersion}, ${versions.join(', ')}.`;
};

describe('what builds cost', () => {
  test.each(kinds)('$name', async (kind) => {
    const corpus = makeCorpus(diskHost, join(repository, 'content'), kind, size);
    const node = installNode(SCRATCH);
    const sites = tools
      .filter(({ demos }) => demos || !corpus.hasDemos)
      .map((tool) => prepareSite(SCRATCH, node, tool, corpus));
    const rows = chosenSteps
      .filter((step) => corpus.hasDemos || step !== 'demo edit')
      .flatMap((step) => sites.map((site) => ({ step, site, tool: site.tool.name, costs: [] as Cost[] })));
    let edit = 0;
    for (let round = 0; round < Number(RUNS); round += 1)
      // In turn, so that a slow minute of the machine is slow for all.
      for (const { step, site, tool, costs } of rows) {
        edit += 1;
        const cost = await site.build(step, edit);
        costs.push(cost);
        process.stdout.write(`${kind.name}, ${step}, ${tool}: ${cost.wall.toFixed(2)} s\n`);
      }
    writeResults(`${HEADING}: ${kind.name}`, summary(corpus), table(rows, starlight.name));
    expect(rows.every(({ costs }) => costs.length === Number(RUNS))).toBe(true);
  });
});
