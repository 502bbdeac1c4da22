/** Exact versions of the template's additions to a demo's own dependencies. */
export const templateVersions = {
  build: { '@vitejs/plugin-react': '6.3.0', vite: '8.3.8' },
  typescript: { typescript: '5.9.3' },
} as const;
