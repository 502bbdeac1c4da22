/** Module of one of the import statements of an entry, which the extractor writes. */
export const moduleOf = (statement: string): string => /from '(.+)';?$/.exec(statement)?.[1] ?? '';
