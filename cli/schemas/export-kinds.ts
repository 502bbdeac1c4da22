/** Kinds of export that share a page, as site.yaml and directives name them. */
export const exportKinds = ['hook', 'function', 'class', 'constant', 'interface', 'type', 'enum'] as const;

export type ExportKind = (typeof exportKinds)[number];
