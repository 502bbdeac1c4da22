/** `row-spanning` → `Row spanning` */
export function titleFrom(name: string): string {
  const words = name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Name of the first demo of a page: `/guide/row-spanning` → `RowSpanning`. */
export function demoNameFrom(pathname: string): string {
  const words =
    pathname
      .split('/')
      .at(-1)
      ?.match(/[A-Za-z0-9]+/g) ?? [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Z]/.test(name) ? name : `Demo${name}`;
}

export const demoDirective = (name: string): string => `{{"demo": "${name}.tsx"}}`;

export const demoModule = (name: string): string => `import { useState } from 'react';

export default function ${name}() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  );
}
`;

export const pageMarkdown = (title: string, demo: string): string => `# ${title}

<p class="description">What readers can do after this page, in one sentence.</p>

## First section

${demoDirective(demo)}
`;

/** A page with one more demo at its end. */
export const withDemo = (markdown: string, name: string): string =>
  `${markdown.trimEnd()}\n\n${demoDirective(name)}\n`;
