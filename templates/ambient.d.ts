/** The file's URL on the site. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
