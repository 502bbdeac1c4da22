import type { PageView } from '../../renderer/view/page.ts';
import { eventAttributes } from './event-attributes.ts';
import { Icon } from './icon.tsx';
import { message } from './message.ts';
import { issueHref } from './page-head.tsx';

const votes = [
  ['up', 'thumbUp'],
  ['down', 'thumbDown'],
] as const;

const questionId = 'site--feedback-question';
const commentId = 'site--feedback-comment';
const sectionId = 'site--feedback-section';

/** Hidden until there is a vote; `browser/feedback/votes.ts` fills the list of sections. */
function CommentForm({ view }: { readonly view: PageView }) {
  const { feedbackUrl, issuesUrl } = view.site;
  return (
    <form hidden>
      <label htmlFor={commentId}>{message(view, 'feedback.comment')}</label>
      <textarea id={commentId} name="comment" rows={4} maxLength={2000} />
      <label htmlFor={sectionId}>{message(view, 'feedback.section')}</label>
      <select id={sectionId} name="section">
        <option value="">{message(view, 'feedback.wholePage')}</option>
      </select>
      {feedbackUrl === null && issuesUrl !== null ? (
        <a className="feedback-send" href={issueHref(issuesUrl, view)} rel="noopener">
          {message(view, 'feedback.issue')}
        </a>
      ) : (
        <button type="submit" className="feedback-send">
          {message(view, 'feedback.send')}
        </button>
      )}
    </form>
  );
}

/** A vote, with a comment if the reader likes. Without JavaScript, a link to the issues. */
export function Feedback({ view }: { readonly view: PageView }) {
  const { feedbackUrl, issuesUrl } = view.site;
  if (feedbackUrl === null && issuesUrl === null) return null;
  return (
    <>
      <div
        className="feedback needs-js"
        data-page={view.pathname}
        data-endpoint={feedbackUrl ?? undefined}
        data-thanks={message(view, 'feedback.thanks')}
        data-thanks-comment={message(view, 'feedback.thanksComment')}
        data-failed={message(view, 'feedback.failed')}
      >
        <fieldset aria-labelledby={questionId}>
          <span id={questionId}>{message(view, 'feedback.question')}</span>
          {votes.map(([vote, icon]) => (
            <button
              key={vote}
              type="button"
              className="icon-button"
              data-vote={vote}
              aria-pressed="false"
              aria-label={message(view, `feedback.${vote}`)}
              {...eventAttributes(view, 'feedback', 'vote', vote)}
            >
              <Icon name={icon} />
            </button>
          ))}
        </fieldset>
        <p className="feedback-note" role="status" />
        <CommentForm view={view} />
      </div>
      {issuesUrl !== null && (
        <p className="without-js">
          <a href={issueHref(issuesUrl, view)} rel="noopener">
            {message(view, 'feedback.improve')}
          </a>
        </p>
      )}
    </>
  );
}
