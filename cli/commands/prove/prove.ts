import { rmSync } from 'node:fs';
import { bundleVariations, type Variation } from '../../4-bundle/variations.ts';
import { type DrawTask, draw } from '../../5-render/draw.ts';
import { type Drawn, readPicture } from '../../5-render/drawn.ts';
import { createGraph } from '../../derive/graph.ts';
import { contentHash, noCache } from '../../machine/cache.ts';
import { diskHost } from '../../machine/host.ts';
import { serverFolder } from '../../machine/server-modules.ts';
import { inBatches } from '../../machine/workers.ts';
import type { ServerBundle } from '../../model/bundle.ts';
import type { CompiledSite } from '../../model/page.ts';
import type { ApiProof, ProvedDefault } from '../../model/proof.ts';
import type { Site } from '../../model/site.ts';
import { judge } from './judge.ts';
import { type Trial, trialsOf } from './trials.ts';
import { withProp } from './vary.ts';

export interface ProveOptions {
  /** Folder for the modules of this run. */
  readonly folder: string;
  readonly workers: number;
  readonly onProgress: (done: number, total: number) => void;
}

/** Demos in which a default is tried before it counts as not observable. */
const rounds = 3;

/** Variations in one run of the bundler, whose files are in memory. */
const atOnce = 500;

const inNone: ServerBundle = {
  folder: '',
  files: () => [],
  imports: {},
  templates: { path: '', inputs: '' },
  components: { path: '', inputs: '' },
  mount: { path: '', inputs: '' },
  demos: { inputs: {}, read: {}, modules: async () => ({ mount: '', demos: {}, files: [] }) },
};

/** A trial in one demo. */
interface Attempt {
  readonly trial: Trial;
  readonly demo: string;
  /** Ids of the variations; absent when the code cannot be varied so. */
  readonly absent: string;
  readonly stated?: string;
  readonly other?: string;
}

/** The attempts of one round, and the variations of demos that they need, by id. */
function attemptsIn(
  trials: readonly Trial[],
  round: number,
): { readonly attempts: readonly Attempt[]; readonly variations: ReadonlyMap<string, Variation> } {
  const variations = new Map<string, Variation>();
  const attempts = trials.flatMap((trial): Attempt[] => {
    const use = trial.uses[round];
    const entry = use?.demo.sources[0];
    if (use === undefined || entry === undefined || trial.value === null) return [];
    const { id, file } = use.demo;
    const add = (name: string, value: string | null): string | undefined => {
      const code = value === null ? null : withProp(entry.code, use.local, trial.prop, value);
      if (code === null) return undefined;
      const own = `${id}-${use.local}-${trial.prop}-${name}`;
      variations.set(own, { file, code });
      return own;
    };
    const stated = add('stated', trial.value);
    if (stated === undefined) return [];
    variations.set(id, { file, code: entry.code });
    const other = add('other', trial.other);
    return [{ trial, demo: id, absent: id, stated, ...(other === undefined ? {} : { other }) }];
  });
  return { attempts, variations };
}

/** Draws variations; a demo and its variations have one group and one name, on which the ids in a picture depend. */
async function drawVariations(
  site: Site,
  variations: ReadonlyMap<string, Variation>,
  { folder, workers, onProgress }: ProveOptions,
): Promise<ReadonlyMap<string, Drawn>> {
  const server: ServerBundle = {
    ...inNone,
    folder: serverFolder(folder),
    demos: {
      inputs: {},
      read: {},
      modules: (ids) => bundleVariations(site, new Map([...variations].filter(([id]) => ids.includes(id)))),
    },
  };
  const tasks = [...variations].map(
    ([id, { file }]): DrawTask => ({ request: { kind: 'demo', id, name: 'demo' }, inputs: '', group: file }),
  );
  try {
    const keeper = createGraph({ root: site.root, host: diskHost, cache: noCache, version: '' });
    return await draw(site, server, tasks, { keeper, workers, share: null, onProgress });
  } finally {
    rmSync(server.folder, { recursive: true, force: true });
  }
}

/** Attributes that mean the same as their absence. */
const absentStates = / aria-(?:busy|disabled|hidden|multiselectable|readonly|required)="false"/g;

/** A picture as a text to compare; the error in its place for a demo that throws. */
function comparable({ error, picture }: Drawn): string {
  if (error !== null) return error.message;
  const { html, css } = readPicture(picture);
  return contentHash(html.replace(absentStates, ''), ...css);
}

/** Draws demos with and without the props of which the reference prints a default. */
export async function proveDefaults(
  site: Site,
  compiled: CompiledSite,
  packages: ApiProof['packages'],
  options: ProveOptions,
): Promise<ApiProof> {
  const trials = trialsOf(site.reference, compiled);
  const found = new Map<string, ProvedDefault>(
    trials.map(({ of, printed, value }) => [
      of,
      { default: printed, result: value === null ? 'unwritten' : 'undrawn' },
    ]),
  );
  const isOpen = ({ of }: Trial): boolean =>
    ['undrawn', 'unobservable'].includes(found.get(of)?.result ?? '');
  for (let round = 0; round < rounds; round += 1) {
    const { attempts, variations } = attemptsIn(trials.filter(isOpen), round);
    const pictures = new Map<string, string | null>();
    for (const some of inBatches([...variations], atOnce)) {
      for (const [id, drawn] of await drawVariations(site, new Map(some), options))
        pictures.set(id, comparable(drawn));
    }
    const picture = (id: string | undefined): string | null => pictures.get(id ?? '') ?? null;
    for (const { trial, demo, absent, stated, other } of attempts) {
      const result = judge({ absent: picture(absent), stated: picture(stated), other: picture(other) });
      if (result === null) continue;
      found.set(trial.of, {
        default: trial.printed,
        result,
        demo,
        ...(other === undefined || trial.other === null ? {} : { other: trial.other }),
      });
    }
  }
  return { packages, defaults: Object.fromEntries(found) };
}
