import { useSelector } from '@xstate/react';
import type { ParametersRef } from '../../machines/parameters/parameters.machine.ts';
import { useParameters } from './workspace-actors.tsx';

type Snapshot = ReturnType<ParametersRef['getSnapshot']>;

// A refresh keeps showing the loaded lists, not a skeleton.
const hasNothing = ({ context: { parameters } }: Snapshot): boolean =>
  parameters.operations.length + parameters.categories.length === 0;

const stateOf = (snapshot: Snapshot): 'loaded' | 'loading' | 'failed' => {
  if (!hasNothing(snapshot)) return 'loaded';
  if (snapshot.hasTag('loading')) return 'loading';
  return snapshot.hasTag('failed') ? 'failed' : 'loaded';
};

/** Whether the operations and categories are loaded, loading, or could not be loaded. */
export const useParametersState = (): ReturnType<typeof stateOf> => useSelector(useParameters(), stateOf);
