// What builds cost, beside other tools: `npm run bench:builds`. See tests/bench/README.md for its settings.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { diskHost } from '../../../cli/machine/host.ts';
import { keepResults, repository } from '../results.ts';
import { type Corpus, makeCorpus } from './corpus/corpus.ts';
import { type Step, steps } from './edits.ts';
import { type Grown, growthTable } from './growth.ts';
import { installNode, nodeVersion } from './install.ts';
import { prepareSite } from './measured-site.ts';
import type { Cost } from './processes/measure-command.ts';
import { table } from './table.ts';
import { docsBuild } from './tools/docs-build.ts';
import { docusaurus } from './tools/docusaurus.ts';
import { eleventy } from './tools/eleventy.ts';
import { starlight } from './tools/starlight.ts';

const {
  RUNS,
  CORPORA = 'text-1,demos-1,text-8,text-40',
  TOOLS = 'docs-build,Starlight,Docusaurus,Eleventy',
  STEPS,
  PAGES = 'all',
  SCRATCH = join(tmpdir(), 'docs-build-benches'),
  HEADING = 'What builds cost',
} = process.env;

const tools = [docsBuild, starlight, docusaurus, eleventy].filter(({ name }) =>
  TOOLS.split(',').includes(name),
);
const size = PAGES === 'all' ? Number.POSITIVE_INFINITY : Number(PAGES);

const kinds = CORPORA.split(',').map((name) => {
  const [, kind, copies] = /^(text|demos)-(\d+)$/.exec(name) ?? [];
  if (kind === undefined) throw new Error(`CORPORA has ${name}; give text-8 or demos-1, for example.`);
  return { name, hasDemos: kind === 'demos', copies: Number(copies) };
});

type Kind = (typeof kinds)[number];

/** Many copies are there to be built cold, and one round of them is long enough to be steady. */
const stepsOf = ({ copies }: Kind): readonly Step[] => {
  const usual = copies > 8 ? ['cold'] : steps;
  const chosen = STEPS?.split(',') ?? usual;
  return steps.filter((step) => chosen.includes(step));
};
const roundsOf = ({ name }: Kind): number => Number(RUNS ?? (name === 'text-1' ? 3 : 1));

const versions = (): string =>
  [
    `Node.js ${nodeVersion}`,
    ...tools.flatMap(({ packages }) => Object.entries(packages).map((each) => each.join(' '))),
  ].join(', ');

const summary = ({ pages }: Corpus, rounds: number): string => {
  const demos = pages.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'demo'));
  const inTurn = rounds === 1 ? 'one round' : `medians of ${rounds} rounds in turn`;
  return `${pages.length.toLocaleString('en')} pages, ${demos.length.toLocaleString('en')} demos, ${inTurn}; ${versions()}.`;
};

/** Of a run that was cut short, what was measured stays. */
const outOf = (done: number, all: number): string =>
  done === all ? '' : ` Cut short after ${done} of ${all} builds.`;

const grown: Grown[] = [];

function keepGrowth(): void {
  const pages = grown.map(({ copies, pages: count }) => `×${copies}: ${count.toLocaleString('en')}`);
  const about = `Node.js ${nodeVersion}; cold builds without demos; pages ${pages.join(', ')}.`;
  keepResults(`${HEADING}: what grows with the pages`, about, growthTable(grown));
}

describe('what builds cost', () => {
  test.each(kinds)('$name', async (kind) => {
    const corpus = makeCorpus(diskHost, join(repository, 'content'), kind, size);
    const rounds = roundsOf(kind);
    const node = installNode(SCRATCH);
    const sites = tools
      .filter(({ demos }) => demos || !corpus.hasDemos)
      .map((tool) => prepareSite(SCRATCH, node, tool, corpus));
    const rows = stepsOf(kind)
      .filter((step) => corpus.hasDemos || step !== 'demo edit')
      .flatMap((step) => sites.map((site) => ({ step, site, tool: site.tool.name, costs: [] as Cost[] })));
    const cold = rows.find(({ step, site }) => step === 'cold' && site.tool === docsBuild);
    if (cold !== undefined && !corpus.hasDemos)
      grown.push({ copies: kind.copies, pages: corpus.pages.length, costs: cold.costs });
    let done = 0;
    for (let round = 0; round < rounds; round += 1)
      // In turn, so that a slow minute of the machine is slow for all.
      for (const row of rows) {
        const { step, site, tool, costs } = row;
        done += 1;
        const cost = await site.build(step, done);
        costs.push(cost);
        process.stdout.write(`${kind.name}, ${step}, ${tool}: ${cost.wall.toFixed(2)} s\n`);
        const measured = rows.filter((each) => each.costs.length > 0);
        const about = summary(corpus, rounds) + outOf(done, rows.length * rounds);
        keepResults(`${HEADING}: ${kind.name}`, about, table(measured, starlight.name));
        if (row === cold && !corpus.hasDemos) keepGrowth();
      }
    expect(rows.every(({ costs }) => costs.length === rounds)).toBe(true);
  });
});
