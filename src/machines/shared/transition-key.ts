import type { AnyTransitionDefinition } from 'xstate';

/** The index of a transition among those of its state for the same event; `provide` does not change it. */
export function transitionIndex(transition: AnyTransitionDefinition): number {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType);
  return siblings?.indexOf(transition) ?? -1;
}

/** The key of a transition in a drawing and in a running chart; `provide` does not change it. */
export const transitionKey = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id}|${transition.eventType}|${transitionIndex(transition)}`;
