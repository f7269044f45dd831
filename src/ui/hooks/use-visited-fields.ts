import { type FocusEvent, useState } from 'react';

type VisitedFields = {
  /** The names of the fields that have already lost the focus: only these fields show their problems. */
  readonly visited: ReadonlySet<string>;
  /** For the `onBlur` of each field. */
  readonly visit: (event: FocusEvent<HTMLInputElement>) => void;
};

export const useVisitedFields = (): VisitedFields => {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  return {
    visited,
    visit: (event) => {
      setVisited(new Set(visited).add(event.currentTarget.name));
    },
  };
};
