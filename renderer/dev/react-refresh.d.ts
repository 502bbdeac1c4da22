/** The parts that we use of a package without types. */
declare module 'react-refresh/runtime' {
  /** Stands for a component through all of its edits. */
  type Family = { current: unknown };

  export function injectIntoGlobalHook(window: Window): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (...facts: unknown[]) => unknown;
  /** Undefined for an unregistered type. */
  export function getFamilyByType(type: unknown): Family | undefined;
  export function performReactRefresh(): unknown;
}
