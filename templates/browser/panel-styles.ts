let loading: Promise<void> | null = null;

function load(): Promise<void> {
  const href = document.head.querySelector('link[data-panels]')?.getAttribute('href');
  // A look without such a style sheet has everything in the others.
  if (!href) return Promise.resolve();
  const link = document.createElement('link');
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error('The styles of the panels cannot be loaded'));
    };
  });
  Object.assign(link, { rel: 'stylesheet', href });
  document.body.append(link);
  return loaded;
}

/** Fetches the styles of the panels' contents, once; rejects when they cannot be loaded. */
export function loadPanelStyles(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
