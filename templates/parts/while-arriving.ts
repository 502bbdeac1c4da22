import { inOneLine } from './in-one-line.ts';

/** Marks the root until the document has been parsed, which is before its modules run (`styles/arriving.css`). */
export const whileArriving = inOneLine`
  root.classList.add('arriving');
  document.addEventListener('readystatechange', () => root.classList.remove('arriving'));
`;
