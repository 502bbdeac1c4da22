import type { PluginContext } from 'rolldown';

/** The static imports of modules by id, once all are known. Rolldown copies everything it has on a module at each call. */
export function importsIn(context: PluginContext): (id: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (id) => {
    const imports = known.get(id) ?? context.getModuleInfo(id)?.importedIds ?? [];
    known.set(id, imports);
    return imports;
  };
}
