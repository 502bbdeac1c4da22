/** ms within which a server has to begin its reply. */
const patience = 15_000;

/** Simultaneous requests. */
const atOnce = 8;

/** These statuses mean that a page exists, though a program may not read it. */
const isThere = ({ ok, status }: Response): boolean => ok || [401, 403, 407, 429].includes(status);

async function ask(url: string, method: 'HEAD' | 'GET', timeLimit: number): Promise<string | null> {
  try {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(timeLimit) });
    await response.body?.cancel();
    return isThere(response) ? null : `answers with ${response.status}`;
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError')
      return `does not answer within ${timeLimit / 1000} s`;
    const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
    return `cannot be reached${typeof code === 'string' ? ` (${code})` : ''}`;
  }
}

/** Address → reason why it cannot be reached. Sends a HEAD request first, then a GET request. */
export async function unreachable(
  urls: readonly string[],
  timeLimit: number = patience,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const left = [...new Set(urls)];
  const work = async () => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) {
      const problem = (await ask(url, 'HEAD', timeLimit)) && (await ask(url, 'GET', timeLimit));
      if (problem !== null) found.set(url, problem);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}
