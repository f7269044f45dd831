import { createContext, useContext } from 'react';
import type { InspectionEvent } from 'xstate';

/** XState's `inspect` option; undefined unless inspection is enabled. */
export type Inspect = ((event: InspectionEvent) => void) | undefined;

export const InspectionContext = createContext<Inspect>(undefined);

/** Options for `useActorRef`, so that actors of components are inspected too. */
export function useInspection() {
  const inspect = useContext(InspectionContext);
  return inspect && { inspect };
}
