import { fenceSupply, importLine, type Supply } from '../3-check/fence-names.ts';
import { resultFindings } from '../3-check/result-findings.ts';
import { bundlePrograms, type UnbundledProgram, type Variation } from '../4-bundle/variations.ts';
import { type ProgramResult, runPrograms } from '../5-render/run-programs.ts';
import type { Split } from '../derive/derived.ts';
import type { Graph } from '../derive/graph.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { contentHash } from '../machine/cache.ts';
import { drawingVersion } from '../machine/own-code.mjs';
import { join } from '../machine/paths.ts';
import { writeModules } from '../machine/server-modules.ts';
import type { Fence, FenceOutcome } from '../model/fence.ts';
import type { CompiledPage, CompiledSite } from '../model/page.ts';
import type { Site } from '../model/site.ts';

export interface ResultOptions {
  readonly graph: Graph;
  /** Folder for the modules of this run. */
  readonly folder: string;
  readonly workers: number;
}

/** The result of a program, and the absolute paths of the files on which it depends. */
interface Executed extends ProgramResult {
  readonly read: readonly string[];
}

/** The module of a fence that is executed: its first line has the imports that readers add in silence. */
function programOf(page: CompiledPage, fence: Fence, supply: Supply): Variation {
  const imports = fence.names.flatMap((name) => {
    const supplied = supply.findValue(page, fence, name);
    return supplied === null ? [] : [importLine(supplied, page.file)];
  });
  return { file: page.file, code: `${imports.join(' ')}${fence.run?.code ?? ''}\nexport {};\n` };
}

const notBundled = (error: UnbundledProgram): Executed => ({
  outcome: { values: {}, error },
  read: [],
  isSure: false,
});

async function execute(
  site: Site,
  variations: ReadonlyMap<string, Variation>,
  { folder, workers }: ResultOptions,
): Promise<ReadonlyMap<string, Executed>> {
  const { modules, failed, readBy } = await bundlePrograms(site, variations);
  const found = new Map([...failed].map(([id, error]) => [id, notBundled(error)]));
  if (modules === null) return found;
  writeModules(folder, site.root, modules.files);
  const mount = join(folder, modules.mount);
  const programs = Object.entries(modules.demos).map(([id, path]) => ({
    id,
    module: join(folder, path),
    mount,
  }));
  for (const [id, result] of await runPrograms(site, folder, programs, workers))
    found.set(id, { ...result, read: readBy(id) });
  return found;
}

/** The first line of a module is its head. */
const inCode = ({ values, error }: FenceOutcome): FenceOutcome => ({
  values,
  error: error && { ...error, at: error.at && { ...error.at, line: error.at.line - 1 } },
});

const split: Split<Executed> = {
  pack: (value) => (value.isSure ? { value, parts: [] } : null),
  unpack: ({ value }) => value as Executed,
};

/**
 * Executes the fences that state results, each in a world of its own, and compares. Outcomes are kept under the code
 * and all files that it depends on.
 */
export async function checkFenceResults(
  site: Site,
  compiled: CompiledSite,
  options: ResultOptions,
): Promise<readonly Diagnostic[]> {
  const { graph } = options;
  const supply = fenceSupply(graph.host, site, compiled);
  const fences = compiled.pages.flatMap((page) =>
    page.fences.flatMap((fence) => (fence.run === null ? [] : [{ page, fence }])),
  );
  const { clock, locale, timeZone, seed } = site.config.demos;
  const world = [drawingVersion(), clock, locale, timeZone, seed, site.config.demos.setup];

  // Programs that the cache lacks arrive in the same turn, and are bundled together.
  const missing = new Map<string, Variation>();
  let all: Promise<ReadonlyMap<string, Executed>> | null = null;
  const together = async (id: string, program: Variation): Promise<Executed> => {
    missing.set(id, program);
    all ??= Promise.resolve().then(() => execute(site, missing, options));
    return (await all).get(id) ?? notBundled({ message: 'it has no module', at: null });
  };
  const found = await Promise.all(
    fences.map(async ({ page, fence }, index) => {
      const program = programOf(page, fence, supply);
      const { value } = await graph.run<Executed>(
        {
          name: 'fence-result',
          split,
          input: contentHash(JSON.stringify(world), program.code),
          make: async ({ note }) => {
            const since = Date.now();
            const made = await together(`fence-${index}`, program);
            note(made.read, since);
            return made;
          },
        },
        page.file,
      );
      return resultFindings(page, fence, inCode(value.outcome));
    }),
  );
  return found.flat();
}
