import type { ApiSince } from './view/api.ts';

type Word = (key: 'api.since' | 'api.sinceAgain', values: Readonly<Record<string, string>>) => string;

/** The words for the age of an entry; `word` returns the interface text of a key. */
export const sinceText = ({ version, until }: ApiSince, word: Word): string =>
  until === null ? word('api.since', { version }) : word('api.sinceAgain', { version, until });
