/** The value that a provider above has handed down. @throws when `name` is missing there. */
export const required = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Error(`${name} is missing above this component.`);
  return value;
};
