import type { ExportRequest } from './export-request.ts';

/** A module by its extension, for the manifest does not say so. */
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
