import { useSelector } from '@xstate/react';
import type { ParametersRef } from '../../machines/parameters/parameters.machine.ts';
import { useParameters } from './workspace-actors.tsx';

type Snapshot = ReturnType<ParametersRef['getSnapshot']>;

// A refresh shows the lists that are there, not a skeleton.
const hasNothing = ({ context: { parameters } }: Snapshot): boolean =>
  parameters.operations.length + parameters.categories.length === 0;

const stateOf = (snapshot: Snapshot): 'there' | 'loading' | 'failed' => {
  if (!hasNothing(snapshot)) return 'there';
  if (snapshot.hasTag('loading')) return 'loading';
  return snapshot.hasTag('failed') ? 'failed' : 'there';
};

/** Whether the person's lists are there, on their way, or could not be had. */
export const useParametersState = (): ReturnType<typeof stateOf> => useSelector(useParameters(), stateOf);
