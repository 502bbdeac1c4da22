import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../results.ts';
import type { Corpus } from './corpus/corpus.ts';
import { editOf, type Step } from './edits.ts';
import { installTool } from './install.ts';
import { type Cost, measureCommand } from './processes/measure-command.ts';
import { siteFiles, type Tool } from './tools/tool.ts';

/** A corpus as the site of a tool, ready to be built again and again. */
export interface MeasuredSite {
  readonly tool: Tool;
  /** Does to the site what the step says, builds it, and tells what that cost; `edit`: another number for each call. */
  readonly build: (step: Step, edit: number) => Promise<Cost>;
}

const write = (folder: string, files: Iterable<readonly [string, string]>) => {
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

/** Ours without what the runner of these benches says to its own code. */
const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:NODE_|VITEST|TEST$|DEV$|PROD$|MODE$)/.test(name)),
  );

/** Writes the site below the folder that the tool is installed in, from where it finds its packages. */
export function prepareSite(scratch: string, node: string, tool: Tool, corpus: Corpus): MeasuredSite {
  const home = installTool(scratch, node, tool);
  const folder = join(scratch, tool.name.toLowerCase(), corpus.name);
  rmSync(folder, { recursive: true, force: true });
  write(folder, siteFiles(tool, corpus));
  if (home === repository) symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const remove = (paths: readonly string[]) => {
    for (const path of paths) rmSync(join(folder, path), { recursive: true, force: true });
  };
  return {
    tool,
    build: async (step, edit) => {
      if (step === 'cold') remove([tool.output, ...tool.kept]);
      if (step === 'as in CI') remove([tool.output]);
      write(folder, Object.entries(editOf(tool, corpus, step, edit)));
      const cost = await measureCommand([node, ...tool.command({ home, site: folder })], {
        cwd: folder,
        env: { ...environment(), ...tool.environment },
        log: join(scratch, `${tool.name.toLowerCase()}-${corpus.name}.log`),
        stageLine: tool.stageLine ?? null,
      });
      const shown = join(folder, tool.output, corpus.pages[0]?.path ?? '', 'index.html');
      if (!existsSync(shown)) throw new Error(`${tool.name} has not written ${shown}.`);
      return cost;
    },
  };
}
