import type { ApiTarget } from '../model/api-index.ts';
import type { SiteConfig } from '../model/config.ts';
import { nameMatcher } from './match-names.ts';

type Kind = ApiTarget['kind'];

/** The name in a piece of inline code, and its possible kinds. */
export interface CodeName {
  readonly name: string;
  /** The form of the name, which limits its meanings. */
  readonly form: 'word' | 'element' | 'call' | 'attribute' | 'pair' | 'class' | 'path';
  /** Kinds of entry it can mean, likelier ones first. */
  readonly kinds: readonly (readonly Kind[])[];
  /** For a path, a pattern for the interfaces that may be meant; null for any. */
  readonly owners: string | null;
}

const exported: readonly Kind[] = ['component', 'interface', 'export', 'selector'];
const members: readonly Kind[] = ['prop', 'member', 'event'];

const name = (text: string, form: CodeName['form'], ...kinds: (readonly Kind[])[]): CodeName => ({
  name: text,
  form,
  kinds,
  owners: null,
});

export type CodeReader = (code: string) => CodeName | null;

type PathRules = SiteConfig['api']['paths'];

/**
 * Reads `Lamp`, `Lamp<Row>[]`, `<Lamp on />`, `switchOn(id)`, `.Glow-Lamp-root`, `colour="warm"`, `colour: 'warm'`, and
 * paths like `parts.shade` when a rule defines their last name. Null for any other code.
 */
export function codeReader(rules: PathRules): CodeReader {
  const readPath = pathReader(rules);
  return (code) => readCode(code, readPath);
}

function readCode(code: string, readPath: ReturnType<typeof pathReader>): CodeName | null {
  const text = code.trim();
  const element = /^<\/?([A-Za-z][\w.]*)(?=[\s/>])[\s\S]*>$/.exec(text)?.[1];
  if (element !== undefined) return name(element, 'element', exported);
  if (/^\.[A-Za-z][\w-]*$/.test(text)) return name(text, 'class', ['class']);
  if (/^[A-Z]\w*(?:-[\w-]+)+$/.test(text)) return name(`.${text}`, 'class', ['class']);
  const attribute = /^([A-Za-z_$][\w$]*)=["'{]/.exec(text)?.[1];
  if (attribute !== undefined) return name(attribute, 'attribute', ['prop']);
  const key = /^([A-Za-z_$][\w$]*): \S/.exec(text)?.[1];
  if (key !== undefined) return name(key, 'pair', ['member']);
  const bare = text.replace(/\([\s\S]*\)$/, '').replace(/(?:<[\s\S]*>)?(?:\[\])*$/, '');
  if (!/^[\w$]+(?:\??\.[\w$]+)*$/.test(bare) || /^\d/.test(bare)) return null;
  const segments = bare.split(/\??\./);
  if (segments.length > 1) return readPath(segments);
  return text.endsWith(')')
    ? name(bare, 'call', exported, members)
    : name(bare, 'word', exported, members, ['slot']);
}

/** Reads paths. Only the part before the dot determines the last name. Most objects are not documented ones. */
function pathReader(rules: PathRules): (segments: readonly string[]) => CodeName | null {
  const matchers = rules.map((rule) => ({ ...rule, before: rule.after.split('.').map(nameMatcher) }));
  return (segments) => {
    for (const { before, kind, owners } of matchers) {
      const found = segments.find(
        (_, index) =>
          index >= before.length &&
          before.every((matches, offset) => matches(segments[index - before.length + offset] ?? '')),
      );
      if (found !== undefined) return { ...name(found, 'path', [kind]), owners };
    }
    return null;
  };
}
