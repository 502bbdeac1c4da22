/** The committed history of a product's entries: `content/api/history/<product>.json`. */
import type { WrittenHistory } from '../schemas/history-schema.ts';
import type { Immutable } from '../schemas/immutable.ts';

export type ApiHistory = Immutable<WrittenHistory>;
export type ApiVersion = ApiHistory['versions'][number];
export type ApiChange = ApiVersion['changes'][number];
