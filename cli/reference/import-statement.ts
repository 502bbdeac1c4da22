/** Module in an import statement of an entry, in the form that the extractor writes. */
export const moduleOf = (statement: string): string => /from '(.+)';?$/.exec(statement)?.[1] ?? '';
