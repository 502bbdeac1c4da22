/** JSON posted to the site's endpoint: a vote, and then a comment if the reader writes one. */
export interface Feedback {
  /** Canonical pathname. */
  readonly page: string;
  readonly language: string;
  readonly rating: 'up' | 'down';
  /** Null for the vote alone. */
  readonly comment: string | null;
  /** Id of the heading that the comment is about; null for the whole page. */
  readonly section: string | null;
}
