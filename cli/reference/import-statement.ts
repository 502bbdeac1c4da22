/** Module in an import statement of an entry, as the extractor writes it. */
export const moduleOf = (statement: string): string => /from '(.+)';?$/.exec(statement)?.[1] ?? '';
