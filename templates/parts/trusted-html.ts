/**
 * Props of an element with ready-made contents: HTML the compiler has sanitised or made itself, and the document's
 * own constant script and style. The only way around React's escaping; never for a text of a `PageView`.
 */
export const trustedHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
