import { compressToBase64 } from 'lz-string';
import { exportTargets } from '../view/export-targets.ts';
import type { ExportRequest } from './export-request.ts';
import { postForm } from './post-form.ts';
import { projectFiles } from './project-files.ts';
import { viteConfig, viteConfigPath } from './vite-config.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** How a sandbox with its own server installs, starts and shows the project. */
const environment = {
  '.codesandbox/tasks.json': json({
    setupTasks: [{ name: 'Install dependencies', command: 'npm install' }],
    tasks: {
      dev: {
        name: 'dev',
        command: 'npm run dev',
        runAtStart: true,
        preview: { port: 5173 },
      },
    },
  }),
  '.devcontainer/devcontainer.json': json({ image: 'mcr.microsoft.com/devcontainers/javascript-node:22' }),
};

/** The preview has its own host name, which Vite refuses unless configured. */
const server = `{ host: true, allowedHosts: ['.csb.app'] }`;

/** Fields of CodeSandbox's define API: https://codesandbox.io/docs/learn/sandboxes/cli-api#define-api */
export function codeSandboxFields(request: ExportRequest): Record<string, string> {
  const project = projectFiles(request);
  const files = { ...project, [viteConfigPath(request)]: viteConfig(server), ...environment };
  const contents = Object.entries(files).map(([path, content]) => [path, { content }]);
  return {
    parameters: compressToBase64(JSON.stringify({ files: Object.fromEntries(contents) }))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, ''),
    query: new URLSearchParams({ file: `/${Object.keys(project)[0]}` }).toString(),
    environment: 'server',
  };
}

export function openCodeSandbox(request: ExportRequest): void {
  postForm(`${exportTargets.codesandbox.origin}/api/v1/sandboxes/define`, codeSandboxFields(request));
}
