import { matchMedia } from './match-media.ts';

/** Declared value of a CSS property: the style attribute first, then rules of its parent and its own classes. */
export type Declared = (element: Element, property: string) => string;

type Declarations = ReadonlyMap<string, string>;

function parseDeclarations(text: string): Declarations {
  const found = new Map<string, string>();
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon > 0) found.set(declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim());
  }
  return found;
}

interface Styles {
  /** Declarations of `.name {}`. */
  readonly own: (name: string) => Declarations | undefined;
  /** Declarations of `.name > … {}`, in order, for the children of an element with that class. */
  readonly children: (name: string) => readonly { readonly selector: string; readonly said: Declarations }[];
}

/** Reads the style elements of a CSS-in-JS library in `container`; media queries match as in the DOM. */
function readStyles(container: Element): Styles {
  const own = new Map<string, Map<string, string>>();
  const children = new Map<string, { selector: string; said: Declarations }[]>();
  let read = 0;
  const readOn = () => {
    for (; read < container.childNodes.length; read += 1) {
      const text = container.childNodes[read]?.textContent ?? '';
      const media = /^@media ([^{]+)\{/.exec(text);
      if (text.startsWith('@') && (media === null || !matchMedia(media[1] as string).matches)) continue;
      for (const [, rule, body] of text.slice(media?.[0].length ?? 0).matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
        const [, name, child] = /^\.([\w-]+)(>.+)?$/.exec((rule as string).trim()) ?? [];
        if (name === undefined) continue;
        const said = parseDeclarations(body as string);
        if (child === undefined) own.set(name, new Map([...(own.get(name) ?? []), ...said]));
        else children.set(name, [...(children.get(name) ?? []), { selector: `.${name}${child}`, said }]);
      }
    }
  };
  return {
    own: (name) => {
      readOn();
      return own.get(name);
    },
    children: (name) => {
      readOn();
      return children.get(name) ?? [];
    },
  };
}

/** Looks values up in the style attributes of elements and in the style elements below `container`. */
export function declaredStyles(container: Element): Declared {
  const rules = readStyles(container);
  return (element, property) => {
    const inline = (element as HTMLElement).style?.getPropertyValue(property);
    if (inline) return inline;
    for (const name of element.parentElement?.classList ?? []) {
      const rule = rules.children(name).findLast((r) => r.said.has(property) && element.matches(r.selector));
      if (rule) return rule.said.get(property) as string;
    }
    for (const name of [...element.classList].reverse()) {
      const value = rules.own(name)?.get(property);
      if (value) return value;
    }
    return '';
  };
}
