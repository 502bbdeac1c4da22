import { expect, test } from 'vitest';
import { fenceProgram } from '../../cli/2-compile/fences/fence-program.ts';
import { fenceRun } from '../../cli/2-compile/fences/fence-run.ts';
import { syntaxOf } from '../../cli/2-compile/modules/parse-module.ts';

const syntax = syntaxOf('tsx') ?? {};

function runOf(code: string, { runs = false, earlier = 0 } = {}) {
  const program = fenceProgram(code, syntax);
  if (program === null) throw new Error('The code does not parse');
  return fenceRun(program, syntax, { runs, earlier });
}

/** The results that a fence states, and the lines of the code that is executed. */
function stated(code: string) {
  const { run, stray } = runOf(code);
  return {
    results: run?.results.map(({ lines }) => lines.join('\n')),
    code: run?.code.split('\n').slice(1, -1),
    stray,
  };
}

test('a fence without results is not executed, unless it is marked', () => {
  expect(runOf('half(4); // the half').run).toBeNull();
  expect(runOf('half(4);', { runs: true }).run).toEqual({ code: '\nhalf(4);\n', results: [] });
});

test('expressions, logged values and variables state results', () => {
  expect(stated("half(4); // → 2\nconsole.log(names.join(' ')); // => a b\nconst whole = 4; // → 4")).toEqual(
    {
      results: ['2', 'a b', '4'],
      code: [
        'await reportFenceValue(0, half(4)); // → 2',
        "await reportFenceValue(1, names.join(' ')); // => a b",
        'const whole = 4;; await reportFenceValue(2, whole); // → 4',
      ],
      stray: [],
    },
  );
});

test('a result may stand below its expression, in several lines', () => {
  const { results, code } = stated(
    'csv(\n  rows,\n);\n// → Name,Size\n//   Crane,4\n//     indented\n// Not a part of it',
  );
  expect(results).toEqual(['Name,Size\nCrane,4\n  indented']);
  expect(code?.slice(0, 3)).toEqual(['await reportFenceValue(0, csv(', '  rows,', '));']);
});

test('elements state the text that they show', () => {
  expect(stated('<Time ampm /> // → 05:45 PM\n<Time\n  short\n/> // → 17:45')).toEqual({
    results: ['05:45 PM', '17:45'],
    code: [
      '{reportFenceValue(0, <Time ampm />)} // → 05:45 PM',
      '{reportFenceValue(1, <Time',
      '  short',
      '/>)} // → 17:45',
    ],
    stray: [],
  });
});

test('elements below statements state the text that they show', () => {
  const { results, code } = stated(
    'const late = 5; // → 5\n\n<Time at={late} /> // → 05:00\n<Time /> // → 12:00',
  );
  expect(results).toEqual(['5', '05:00', '12:00']);
  expect(code).toEqual([
    'const late = 5;; await reportFenceValue(0, late); // → 5',
    '<>',
    '{reportFenceValue(1, <Time at={late} />)} // → 05:00',
    '{reportFenceValue(2, <Time />)} // → 12:00',
  ]);
});

test('what no value at the top level belongs to is a stray result', () => {
  expect(stated('if (ready) {\n  half(4); // → 2\n}').stray).toEqual([{ line: 2, column: 12 }]);
  expect(stated('width: 4, // → 4').stray).toEqual([{ line: 1, column: 11 }]);
  expect(stated('const { a, b } = c; // → 4').stray).toHaveLength(1);
  expect(stated('half(4); // → 2\n// → 3').stray).toEqual([{ line: 2, column: 1 }]);
  expect(stated('// → 3\nhalf(4);').stray).toHaveLength(1);
});

test('results of the fences that a fence continues are those of these fences', () => {
  const { run } = runOf('half(4); // → 2\nhalf(8); // → 4', { earlier: 1 });
  expect(run?.results).toEqual([{ line: 2, column: 10, lines: ['4'] }]);
});
