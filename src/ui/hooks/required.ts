/** Asserts that a provider has set the value of a context. @throws when the provider `name` is missing. */
export const required = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Error(`${name} is missing above this component.`);
  return value;
};
