import type { ExportRequest } from './export-request.ts';

/** Its extension makes it a module, because the manifest does not. */
export const viteConfigPath = ({ language }: ExportRequest): string =>
  language === 'TS' ? 'vite.config.mts' : 'vite.config.mjs';

/** Text of Vite's configuration; `server` is the source of its `server` option. */
export const viteConfig = (server?: string): string =>
  `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],${server === undefined ? '' : `\n  server: ${server},`}
});
`;
