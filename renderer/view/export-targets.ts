interface ExportTarget {
  /** Origin of the other site, to which pages post the project as a form; null for a file or a text. */
  readonly origin: string | null;
}

/** Targets for a demo with all its files, with an icon and a text of the same name. */
export const exportTargets = {
  stackblitz: { origin: 'https://stackblitz.com' },
  codesandbox: { origin: 'https://codesandbox.io' },
  zip: { origin: null },
  prompt: { origin: null },
} as const satisfies Readonly<Record<string, ExportTarget>>;

export type ExportKind = keyof typeof exportTargets;

/** Another site in which a demo can be opened. */
export type Sandbox = {
  [Kind in ExportKind]: (typeof exportTargets)[Kind]['origin'] extends string ? Kind : never;
}[ExportKind];

export const exportKinds = Object.keys(exportTargets) as readonly ExportKind[];

export const sandboxes = exportKinds.filter((kind): kind is Sandbox => exportTargets[kind].origin !== null);
