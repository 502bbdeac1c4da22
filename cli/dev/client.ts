import { build } from 'esbuild';
import { join } from '../machine/paths.ts';
import { toolRoot } from '../machine/tool.ts';

/** The script through which an open page shows edits. */
export async function clientCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(toolRoot, 'renderer/dev/client.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
