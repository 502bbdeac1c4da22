interface Page {
  readonly title: string;
  readonly body: string;
  readonly slots: readonly { readonly picture?: string | null; readonly html?: string }[];
}

export const renderPage = ({ title, body, slots }: Page): string =>
  `<!doctype html><title>${title}</title>${body}${slots.map(({ picture, html }) => picture ?? html).join('')}`;
