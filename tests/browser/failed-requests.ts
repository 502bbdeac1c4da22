import type { Frame, Page, Request } from 'playwright-core';

/**
 * Hands over each request of the page that fails. What a document had not got yet when the reader left it did not fail.
 * Returns what ends it, for the reader who closes the page.
 */
export function watchFailedRequests(page: Page, note: (request: Request) => void): () => void {
  const open = new Set<Request>();
  const left = new WeakSet<Request>();
  /** Another document has been asked for and has not come. A change of the address alone asks for none. */
  let leaving = false;

  const asksForDocument = (request: Request) =>
    request.isNavigationRequest() && request.frame() === page.mainFrame();
  const start = (request: Request) => {
    if (asksForDocument(request)) leaving = true;
    else open.add(request);
  };
  const navigate = (frame: Frame) => {
    if (!leaving || frame !== page.mainFrame()) return;
    leaving = false;
    for (const request of open) left.add(request);
  };
  const end = (request: Request) => open.delete(request);
  const fail = (request: Request) => {
    end(request);
    const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED';
    // A download, for example: the reader stays.
    if (asksForDocument(request)) leaving = false;
    else if (isAborted && (leaving || left.has(request))) return;
    note(request);
  };

  page.on('request', start);
  page.on('framenavigated', navigate);
  page.on('requestfinished', end);
  page.on('requestfailed', fail);
  return () => page.off('requestfailed', fail);
}
