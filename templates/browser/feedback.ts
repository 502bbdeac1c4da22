import { moduleLoader } from '../../renderer/module-loader.ts';

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
  const load = moduleLoader(() => import('./feedback/votes.ts'));
  const withVotes = (run: (votes: Awaited<ReturnType<typeof load>>) => unknown) => load().then(run, () => {});
  const recall = () => {
    if (hasVotes()) withVotes(({ recallVote }) => recallVote());
  };
  recall();
  document.addEventListener('docs:page', recall);
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-vote]');
    if (button !== null) withVotes(({ vote }) => vote(button));
  });
}
