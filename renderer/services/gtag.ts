type Gtag = (...command: unknown[]) => void;

declare global {
  interface Window {
    dataLayer?: unknown[];
    gtag?: Gtag;
  }
}

/** Sends a command to the provider. Before its script has arrived, the command waits. */
export const gtag: Gtag = (...command) => window.gtag?.(...command);

/** Makes `window.gtag` and loads the script that handles its commands. */
export function loadGtag(script: string, measurementId: string): void {
  window.dataLayer ??= [];
  const queue = window.dataLayer;
  window.gtag ??= function queueCommand() {
    // The provider's script takes an `arguments` object for a command, and an array for something else.
    queue.push(arguments);
  };
  const element = document.createElement('script');
  element.async = true;
  const url = new URL(script);
  url.searchParams.set('id', measurementId);
  element.src = url.href;
  document.head.append(element);
}
