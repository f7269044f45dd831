import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { emailActionMachine } from '../../src/machines/email-action/email-action.machine.ts';
import { workspaceMachine } from '../../src/machines/workspace/workspace.machine.ts';

/** A lazily loaded chart. The owner spawns it in an action, so the owner's configuration does not contain it. */
export type SpawnedChart = {
  readonly owner: string;
  readonly effect: string;
  /** The state of the owner in which the chart lives. */
  readonly state: string;
  readonly id: string;
  readonly machine: AnyStateMachine;
};

const spawnedCharts: readonly SpawnedChart[] = [
  { owner: 'session', effect: 'loadWorkspace', state: 'signedIn', id: 'workspace', machine: workspaceMachine },
  { owner: 'app', effect: 'loadEmailAction', state: 'followingLink', id: 'emailAction', machine: emailActionMachine },
];

export const spawnedBy = (owner: AnyStateMachine): readonly SpawnedChart[] =>
  spawnedCharts.filter((chart) => chart.owner === owner.id);

/** The charts that live while a state is active. */
export const spawnedIn = ({ machine, path }: AnyStateNode): readonly SpawnedChart[] =>
  spawnedBy(machine).filter(({ state }) => state === path.join('.'));
