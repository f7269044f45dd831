import { type FocusEvent, useState } from 'react';

type Visited = {
  /** Names of the fields that were left at least once: only these show what is wrong with them. */
  readonly visited: ReadonlySet<string>;
  /** For the `onBlur` of each field. */
  readonly visit: (event: FocusEvent<HTMLInputElement>) => void;
};

export const useVisited = (): Visited => {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  return {
    visited,
    visit: (event) => {
      setVisited(new Set(visited).add(event.currentTarget.name));
    },
  };
};
