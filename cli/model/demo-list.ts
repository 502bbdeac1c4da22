/** `demos.json`: all demos of a site, for programs. */
export interface ListedDemo {
  readonly name: string;
  /** Address of the demo on the first page that shows it. */
  readonly href: string;
  /** Addresses of its files as plain text, the entry first. */
  readonly files: readonly string[];
  /** The same without types; absent where the demo has one variant. */
  readonly javascript?: readonly string[];
  /** Package → exact version. Null for a demo that runs only in its site. */
  readonly packages: Readonly<Record<string, string>> | null;
}
