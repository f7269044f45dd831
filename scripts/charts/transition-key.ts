import type { AnyTransitionDefinition } from 'xstate';

/** Names a transition in a drawing and in a running chart alike; it stays the same under `provide`. */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id}|${eventType}|${siblings?.indexOf(transition)}`;
}
