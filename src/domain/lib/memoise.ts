/** Caches `compute` by the reference of its argument, in a WeakMap. */
export const memoise = <Argument extends object, Result>(compute: (argument: Argument) => Result) => {
  const results = new WeakMap<Argument, { readonly value: Result }>();
  return (argument: Argument): Result => {
    const known = results.get(argument);
    if (known) return known.value;
    const value = compute(argument);
    results.set(argument, { value });
    return value;
  };
};
