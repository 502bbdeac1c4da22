/** Dispatched on `document` when a part of the page cannot be loaded: the network or the build of the page is gone. */
export const notLoadedEvent = 'docs:not-loaded';

/** Chromium and Firefox name the module that has not arrived. */
const moduleAddress = /^TypeError: .*?(https?:[^\s?]+\.js)/;

/**
 * A function that loads a module once. It rejects, and dispatches `docs:not-loaded`, when that fails; its next call
 * tries again. Firefox keeps the failure of an address as long as the document, so the next call uses another address,
 * at which the module has not run. A file that the module imports has only one address, so only a new document can load
 * it.
 */
export function moduleLoader<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | null = null;
  let next = load;
  return () => {
    loading ??= next().catch((error: unknown) => {
      loading = null;
      const [, address] = moduleAddress.exec(String(error)) ?? [];
      if (address !== undefined) next = () => import(`${address}?${Date.now()}`);
      document.dispatchEvent(new Event(notLoadedEvent));
      throw error;
    });
    return loading;
  };
}
