/** Marks the root until the document has been parsed, which is before its modules run (`styles/arriving.css`). */
export const whileArriving = `
document.documentElement.classList.add('arriving');
document.addEventListener('readystatechange', () => document.documentElement.classList.remove('arriving'));`;
