import type { Feedback } from '../../../renderer/view/feedback.ts';
import { rememberedVote, rememberVote } from './remembered-vote.ts';

type Rating = Feedback['rating'];

const whole = (button: Element): HTMLElement | null => button.closest<HTMLElement>('.feedback');
const pageOf = (root: HTMLElement): string => root.dataset.page ?? '';

function showVote(root: HTMLElement, rating: Rating): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-vote]'))
    button.ariaPressed = String(button.dataset.vote === rating);
}

const shownVote = (root: HTMLElement): Rating =>
  root.querySelector('[data-vote="up"][aria-pressed="true"]') === null ? 'down' : 'up';

function say(root: HTMLElement, text: string | undefined): void {
  const note = root.querySelector('.feedback-note');
  if (note !== null) note.textContent = text ?? '';
}

/** Throws when the endpoint cannot be reached or refuses the vote. */
async function post(endpoint: string, feedback: Feedback): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    // A vote is often the last thing a reader does on a page.
    keepalive: true,
    body: JSON.stringify(feedback),
  });
  // A browser aborts the connection if no code reads the answer.
  await response.text();
  if (!response.ok) throw new Error(`${endpoint}: ${response.status}`);
}

function written(form: HTMLFormElement): Pick<Feedback, 'comment' | 'section'> {
  const values = new FormData(form);
  const text = (name: string) => String(values.get(name) ?? '').trim() || null;
  const comment = text('comment');
  return { comment, section: comment === null ? null : text('section') };
}

interface Sent {
  readonly rating: Rating;
}

/** The last vote sent, until its answer arrives. Answers may come in another order than the votes were sent. */
const unanswered = new WeakMap<HTMLElement, Sent>();

/** Sends the vote; true when it has arrived. Without an endpoint, the vote stays in the reader's browser. */
async function send(root: HTMLElement, content: Pick<Feedback, 'comment' | 'section'>): Promise<boolean> {
  const page = pageOf(root);
  const rating = shownVote(root);
  const { endpoint, thanks, thanksComment, failed } = root.dataset;
  const sent: Sent = { rating };
  unanswered.set(root, sent);
  const end = (text: string | undefined) => {
    if (unanswered.get(root) !== sent) return;
    unanswered.delete(root);
    say(root, text);
  };
  try {
    const { lang: language } = document.documentElement;
    if (endpoint !== undefined) await post(endpoint, { page, language, rating, ...content });
  } catch {
    end(failed);
    return false;
  }
  if (shownVote(root) === rating) rememberVote(page, rating);
  end(content.comment === null ? thanks : thanksComment);
  return true;
}

/** Keeps the text of the issue equal to that of the form, so that the link can be copied or opened in any way. */
function fillIssue(root: HTMLElement, form: HTMLFormElement): void {
  const link = form.querySelector<HTMLAnchorElement>('a.feedback-send');
  if (link === null) return;
  const { comment } = written(form);
  const section = String(new FormData(form).get('section') ?? '');
  const page = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const address = (page ?? location.origin + location.pathname) + (section === '' ? '' : `#${section}`);
  const url = new URL(link.href);
  const thumb = shownVote(root) === 'up' ? '👍' : '👎';
  url.searchParams.set('body', [address, thumb, comment ?? ''].join('\n\n'));
  link.href = url.href;
}

function openForm(root: HTMLElement): void {
  const form = root.querySelector('form');
  if (form === null) return;
  const sections = form.querySelector('select');
  if (sections?.length === 1)
    for (const heading of document.querySelectorAll('.prose h2[id]:not(.demo *)'))
      sections.append(new Option(heading.textContent ?? '', heading.id));
  form.hidden = false;
  fillIssue(root, form);
}

/** Sends the reader's vote at once, because many readers leave it at that. */
export async function vote(button: HTMLElement): Promise<void> {
  const root = whole(button);
  if (root === null) return;
  const rating: Rating = button.dataset.vote === 'up' ? 'up' : 'down';
  showVote(root, rating);
  openForm(root);
  const last = unanswered.get(root)?.rating ?? rememberedVote(pageOf(root));
  if (last !== rating) await send(root, { comment: null, section: null });
}

/** Shows the reader's vote of an earlier visit. */
export function recallVote(): void {
  for (const root of document.querySelectorAll<HTMLElement>('.feedback')) {
    const rating = rememberedVote(pageOf(root));
    if (rating !== null) showVote(root, rating);
  }
}

document.addEventListener('input', ({ target }) => {
  const form = (target as Element).closest<HTMLFormElement>('.feedback form');
  const root = form && whole(form);
  if (root) fillIssue(root, form);
});

document.addEventListener('submit', async (event) => {
  const form = event.target as HTMLFormElement;
  const root = whole(form);
  if (root === null) return;
  event.preventDefault();
  if (!(await send(root, written(form)))) return;
  form.reset();
  form.hidden = true;
  // The removed element had the focus.
  root.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
});
