declare module 'picomatch' {
  export default function picomatch(globs: readonly string[]): (file: string) => boolean;
}
