/** The same data, readonly at every depth. */
export type Immutable<Type> = Type extends readonly (infer Item)[]
  ? readonly Immutable<Item>[]
  : Type extends object
    ? { readonly [Key in keyof Type]: Immutable<Type[Key]> }
    : Type;
