import type { Metafile } from 'esbuild';
import { dirname, isAbsolute, join } from '../../machine/paths.ts';
import type { Shipped } from '../../model/bundle.ts';
import type { OutputFile } from '../../model/output.ts';
import { manifestOf, textOf } from '../esbuild/bundler-result.ts';
import { fileOfInput } from '../esbuild/input-files.ts';

/** Whether a file holds the legal comments of another, which it has in place of them. */
export const isLegal = ({ path }: OutputFile): boolean => path.endsWith('.LEGAL.txt');

/** Comments about licences, each with the module that it stands in, from the bundler's file of them. */
const commentsIn = (text: string): string[] =>
  text
    .split(/\n(?=\S.*:\n)/)
    .slice(1)
    .map((one) => one.trimEnd());

/** The packages and the legal comments in files for readers. */
export function shipped(metafiles: readonly Metafile[], files: readonly OutputFile[], root: string): Shipped {
  const modules = metafiles
    .flatMap(({ outputs }) => Object.values(outputs))
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? (fileOfInput(input) ?? []) : []));
  const manifests = [...new Set(modules)].flatMap(
    (path) => manifestOf(isAbsolute(path) ? path : join(root, path)) ?? [],
  );
  const comments = files.filter(isLegal).flatMap((file) => commentsIn(textOf(file)));
  return {
    packages: [...new Set(manifests.map((file) => dirname(file)))].sort(),
    comments: [...new Set(comments)].sort(),
  };
}
