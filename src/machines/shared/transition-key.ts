import type { AnyTransitionDefinition } from 'xstate';

/** The index of a transition among the transitions of a state for the same event. `provide` does not change the index. */
export function transitionIndex(transition: AnyTransitionDefinition): number {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType);
  return siblings?.indexOf(transition) ?? -1;
}

/** The key of a transition, the same in a drawing and in a running chart. `provide` does not change the key. */
export const transitionKey = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id}|${transition.eventType}|${transitionIndex(transition)}`;
