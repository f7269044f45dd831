/** What a provider above has handed down; `name` is said when there is none. */
export const given = <T>(value: T | undefined, name: string): T => {
  if (value === undefined) throw new Error(`${name} is missing above this component.`);
  return value;
};
