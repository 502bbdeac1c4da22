/**
 * Props of an element with ready-made contents: HTML that the compiler has sanitised or made itself, and the document's
 * own constant script and style. This is the only way around React's escaping. Never use it for a text of a `PageView`.
 */
export const trustedHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
