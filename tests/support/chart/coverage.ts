import type { AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { activeNodes, nodesOf, stateName, transitionsOf } from '../../../scripts/charts/nodes.ts';
import { transitionIndex } from '../../../src/machines/shared/transition-key.ts';

const isMachineSnapshot = (snapshot: object): snapshot is AnyMachineSnapshot => 'machine' in snapshot;

/** A name that is the same after `provide`: source, event, index among siblings, and targets. */
function transitionName(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const targets = target?.map(stateName).join(', ') ?? '(stays)';
  return `transition ${stateName(source)} --${eventType || 'always'}[${transitionIndex(transition)}]--> ${targets}`;
}

/** Records the states and transitions of a chart that actors pass through. */
export class Coverage {
  readonly #machine: AnyStateMachine;
  readonly #missed: Set<string>;

  constructor(machine: AnyStateMachine) {
    this.#machine = machine;
    const nodes = nodesOf(machine);
    this.#missed = new Set([
      ...nodes.map((node) => `state ${stateName(node)}`),
      ...nodes.flatMap(transitionsOf).map(transitionName),
    ]);
  }

  readonly inspect = (event: InspectionEvent): void => {
    if (!('snapshot' in event) || !isMachineSnapshot(event.snapshot)) return;
    if (event.snapshot.machine.id !== this.#machine.id) return;
    for (const node of activeNodes(event.snapshot)) this.#missed.delete(`state ${stateName(node)}`);
    if (event.type !== '@xstate.microstep') return;
    const { _transitions: transitions } = event;
    for (const transition of transitions) {
      this.#missed.delete(`state ${stateName(transition.source)}`);
      this.#missed.delete(transitionName(transition));
    }
  };

  missed = (): readonly string[] => [...this.#missed];
}
