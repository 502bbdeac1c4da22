interface View {
  readonly pathname: string;
  readonly author?: { readonly name: string };
}

export function renderPage(view: View): string {
  const { name } = view.author as { readonly name: string };
  return `<!doctype html><p>${view.pathname} by ${name}</p>`;
}
