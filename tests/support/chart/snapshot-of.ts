import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';

type SnapshotOf<M extends AnyStateMachine> = SnapshotFrom<M> & AnyMachineSnapshot;

const isOf = <M extends AnyStateMachine>(machine: M, snapshot: unknown): snapshot is SnapshotOf<M> =>
  typeof snapshot === 'object' &&
  snapshot !== null &&
  'machine' in snapshot &&
  typeof snapshot.machine === 'object' &&
  snapshot.machine !== null &&
  'id' in snapshot.machine &&
  snapshot.machine.id === machine.id;

/** Narrows a snapshot to the type of its chart. Throws for a snapshot of another chart. */
export function snapshotOf<M extends AnyStateMachine>(machine: M, snapshot: unknown): SnapshotOf<M> {
  if (!isOf(machine, snapshot)) throw new Error(`This is not a snapshot of ${machine.id}.`);
  return snapshot;
}
