import type { ApiTarget } from '../model/reference.ts';

type Kind = ApiTarget['kind'];

/** What a piece of inline code names, and as what. */
export interface CodeName {
  readonly name: string;
  /** How it is written: that says what it can mean. */
  readonly form: 'word' | 'element' | 'call' | 'attribute' | 'pair' | 'class' | 'path';
  /** Kinds of entry it can mean, the likelier ones first. */
  readonly kinds: readonly (readonly Kind[])[];
  /** Of a path, what the name is a part of: `params` of `params.id`, `apiRef.current` of `apiRef.current.setPage`. */
  readonly base: string;
}

const exported: readonly Kind[] = ['component', 'interface', 'export', 'selector'];
const members: readonly Kind[] = ['prop', 'member', 'event'];

const name = (text: string, form: CodeName['form'], ...kinds: (readonly Kind[])[]): CodeName => ({
  name: text,
  form,
  kinds,
  base: '',
});

/**
 * Reads `Lamp`, `Lamp<Row>[]`, `<Lamp on />`, `switchOn(id)`, `apiRef.current.switchOn`, `params.row`, `slots.shade`,
 * `slotProps.shade`, `lampClasses.root`, `.Glow-Lamp-root`, `colour="warm"`, `colour: 'warm'`. Null for anything else.
 */
export function readCode(code: string): CodeName | null {
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

/** Only what stands before the dot tells what stands behind it; most objects are not ours. */
function readPath(segments: readonly string[]): CodeName | null {
  const part = (index: number, ...kinds: (readonly Kind[])[]): CodeName | null => {
    const found = segments[index];
    return found === undefined
      ? null
      : { ...name(found, 'path', ...kinds), base: segments.slice(0, index).join('.') };
  };
  const slots = segments.findIndex((each) => each === 'slots' || each === 'slotProps');
  if (slots >= 0) return part(slots + 1, ['slot']);
  const current = segments.indexOf('current');
  if (current > 0) return part(current + 1, ['member']);
  if (segments[0] === 'params' && segments[1] !== 'api') return part(1, ['member']);
  const api = segments.indexOf('api');
  if (api >= 0) return part(api + 1, ['member']);
  return /[cC]lasses$/.test(segments.at(-2) ?? '') ? part(segments.length - 1, ['class']) : null;
}
