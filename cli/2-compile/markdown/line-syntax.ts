// Own code because remark-directive has no `{{…}}`, and would read every `:name` in prose.
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';
import type { Processor } from 'unified';

import { directiveKeys } from './nodes.ts';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    dialectLine: 'dialectLine';
    dialectLineMarker: 'dialectLineMarker';
  }
}

const patterns = {
  fence: /^:{3,}[ \t]*(?:[A-Za-z][^\s:]*(?:[ \t].*)?)?$/,
  // A line that begins like a directive and does not end like one counts too: the author forgot its end.
  directive: new RegExp(String.raw`^\{\{(?:.*\}\}[ \t]*$|[ \t]*"(?:${directiveKeys.join('|')})")`),
  codeblock: /^<\/?codeblock(?:[ \t][^<>]*)?>[ \t]*$/,
} as const;

export type LineKind = keyof typeof patterns;

/** The dialect's block that a line, given without its indentation, opens or closes; null for all other lines. */
export function lineKind(line: string): LineKind | null {
  for (const [kind, pattern] of Object.entries(patterns)) if (pattern.test(line)) return kind as LineKind;
  return null;
}

/** Offset of a callout's title in its line; null when it has none. */
const titleOffset = (line: string): number | null =>
  /^:{3,}[ \t]*[A-Za-z][^\s:]*[ \t]+(?=\S)/.exec(line)?.[0].length ?? null;

const endsLine = (code: Code): boolean => code === null || code < -2;

/**
 * Matches whole lines as leaf blocks. Like the fence of a code block, they interrupt paragraphs and do not exist inside
 * code. The Markdown between an opening and a closing line is parsed as usual and gathered later.
 */
const dialectLine: Construct = {
  name: 'dialectLine',
  tokenize(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
    const now = () => this.now().offset;
    const start = now();
    let title: number | null = null;

    const peek: Construct = {
      partial: true,
      tokenize: (inner, matched, unmatched) => {
        const token = inner.enter('dialectLine');
        const rest: State = (code) => {
          if (!endsLine(code)) {
            inner.consume(code);
            return rest;
          }
          inner.exit('dialectLine');
          const line = this.sliceSerialize(token);
          title = titleOffset(line);
          return (lineKind(line) === null ? unmatched : matched)(code);
        };
        return rest;
      },
    };

    const enter: State = (code) => {
      effects.enter('dialectLine');
      effects.enter('dialectLineMarker');
      return marker(code);
    };
    const marker: State = (code) => {
      if (endsLine(code)) {
        effects.exit('dialectLineMarker');
        return leave(code);
      }
      if (title !== null && now() - start >= title) {
        effects.exit('dialectLineMarker');
        effects.enter('chunkText', { contentType: 'text' });
        return text(code);
      }
      effects.consume(code);
      return marker;
    };
    const text: State = (code) => {
      if (!endsLine(code)) {
        effects.consume(code);
        return text;
      }
      effects.exit('chunkText');
      return leave(code);
    };
    const leave: State = (code) => {
      effects.exit('dialectLine');
      return ok(code);
    };
    return effects.check(peek, enter, nok);
  },
};

const micromarkExtension: Extension = {
  flow: Object.fromEntries([...':{<'].map((first) => [first.charCodeAt(0), dialectLine])),
};

const fromMarkdownExtension: FromMarkdownExtension = {
  enter: {
    dialectLine(token) {
      this.enter({ type: 'dialectLine', value: this.sliceSerialize(token).trim(), children: [] }, token);
    },
  },
  exit: {
    dialectLine(token) {
      this.exit(token);
    },
  },
};

/** Adds directives, and the lines that open and close callouts and tab groups, to the parser. */
export function remarkDialectLines(this: Processor): undefined {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push(micromarkExtension);
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push(fromMarkdownExtension);
}
