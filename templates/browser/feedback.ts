/** Votes of this page and of the pages above it, whose cookies it sees too. */
function hasVotes(): boolean {
  try {
    return /(^|; )feedback=/.test(document.cookie);
  } catch {
    return false;
  }
}

/** What votes do is loaded with the first one, or to show the one of an earlier visit. */
export function startFeedback(): void {
  const load = () => import('./feedback/votes.ts');
  const recall = async () => {
    if (hasVotes()) (await load()).recallVote();
  };
  recall();
  document.addEventListener('docs:page', recall);
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-vote]');
    if (button !== null) (await load()).vote(button);
  });
}
