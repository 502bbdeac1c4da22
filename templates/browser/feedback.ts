/** Votes on this page and on the pages above it, whose cookies it also sees. */
function hasVotes(): boolean {
  try {
    return /(^|; )feedback=/.test(document.cookie);
  } catch {
    return false;
  }
}

/** The code of votes loads with the first vote, or to show the vote of an earlier visit. */
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
