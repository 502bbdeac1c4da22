/**
 * Whether a file of the content is there for other tools or for later: a name on its path begins with a dot or an
 * underscore, as in an editor's folder or a draft. A page whose node names the file is a page all the same.
 */
export const isAside = (file: string): boolean => /(?:^|\/)[._]/.test(file);

/** Whether a module is about another one: its tests, or the stories in which a catalogue shows it. */
export const isAboutModule = (file: string): boolean => /\.(?:test|spec|stories|story)\.\w+$/.test(file);
