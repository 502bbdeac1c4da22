/** Exact versions of what the template adds to a demo's own dependencies. */
export const templateVersions = {
  build: { '@vitejs/plugin-react': '6.3.0', vite: '8.3.8' },
  typescript: { typescript: '5.9.3' },
  /** Right to left: an Emotion cache that mirrors styles. */
  mirror: { '@emotion/cache': '11.14.0', stylis: '4.4.0', 'stylis-plugin-rtl': '2.1.1' },
  mirrorTypes: { '@types/stylis': '4.2.7' },
} as const;
