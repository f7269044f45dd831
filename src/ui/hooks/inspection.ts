import { createContext, useContext } from 'react';
import type { InspectionEvent } from 'xstate';

/** Follows what actors do; undefined when nobody looks. */
export type Inspect = ((event: InspectionEvent) => void) | undefined;

/** Hands it to components that start an actor of their own. */
export const InspectionContext = createContext<Inspect>(undefined);

/** What such an actor is created with. */
export function useInspection() {
  const inspect = useContext(InspectionContext);
  return inspect && { inspect };
}
