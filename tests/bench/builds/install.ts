import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../results.ts';
import type { Tool } from './tools/tool.ts';

/** A version that all tools run on. */
const nodePackage = `node-${process.platform}-${process.arch}`;
export const nodeVersion = '24.21.0';

/** Installs packages into a folder, once for each list of them. */
function install(folder: string, dependencies: Readonly<Record<string, string>>): void {
  const file = join(folder, 'package.json');
  const done = join(folder, 'installed.json');
  const manifest = JSON.stringify({ private: true, dependencies }, null, 2);
  if (existsSync(done) && readFileSync(done, 'utf8') === manifest) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, manifest);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  });
  writeFileSync(done, manifest);
}

/** Path of the program. */
export function installNode(scratch: string): string {
  const folder = join(scratch, 'node');
  install(folder, { [nodePackage]: nodeVersion });
  return join(folder, 'node_modules', nodePackage, 'bin/node');
}

/** The folder that the tool is in now, with the packages that demos import. */
export function installTool(scratch: string, node: string, tool: Tool): string {
  if (Object.keys(tool.packages).length === 0) {
    // It compiles its own code when it first runs; that of the others was compiled before it was published.
    execFileSync(node, [...tool.command({ home: repository, site: '' }).slice(0, 1), '--version'], {
      env: { ...process.env, ...tool.environment },
    });
    return repository;
  }
  const folder = join(scratch, tool.name.toLowerCase());
  const content = JSON.parse(readFileSync(join(repository, 'content/package.json'), 'utf8'));
  install(folder, tool.demos ? { ...content.dependencies, ...tool.packages } : tool.packages);
  return folder;
}
