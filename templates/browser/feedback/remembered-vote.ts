import type { Feedback } from '../../../renderer/view/feedback.ts';

type Rating = Feedback['rating'];

/** One year, in seconds. */
const lifetime = 31_536_000;

/** Limited to the page's own path, so that not every request carries the votes on all pages. */
export function rememberVote(page: string, rating: Rating): void {
  const value = `${rating}:${encodeURIComponent(page)}`;
  const cookie = `feedback=${value};path=${location.pathname};max-age=${lifetime};samesite=lax`;
  try {
    Object.assign(document, { cookie });
  } catch {
    // The vote is shown as long as the page is.
  }
}

/** A page also sees the cookies of the pages above it, so every cookie names its page. */
export function rememberedVote(page: string): Rating | null {
  try {
    const own = document.cookie.split('; ');
    if (own.includes(`feedback=up:${encodeURIComponent(page)}`)) return 'up';
    return own.includes(`feedback=down:${encodeURIComponent(page)}`) ? 'down' : null;
  } catch {
    return null;
  }
}
