/** `LampShade` as pathnames have it: `lamp-shade`. */
export const kebabCase = (name: string): string =>
  name.replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$&-').toLowerCase();
