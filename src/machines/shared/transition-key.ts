import type { AnyTransitionDefinition } from 'xstate';

/** Its place among the transitions of its state on the same event; it stays the same under `provide`. */
export function placeOf(transition: AnyTransitionDefinition): number {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType);
  return siblings?.indexOf(transition) ?? -1;
}

/** Names a transition in a drawing and in a running chart alike; it stays the same under `provide`. */
export const transitionKey = (transition: AnyTransitionDefinition): string =>
  `${transition.source.id}|${transition.eventType}|${placeOf(transition)}`;
