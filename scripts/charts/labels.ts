import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { stateName } from './nodes.ts';

type Named = { readonly type: string; readonly params?: unknown };

const isNamed = (reference: unknown): reference is Named =>
  typeof reference === 'object' && reference !== null && 'type' in reference && typeof reference.type === 'string';

export const asList = (value: unknown): readonly unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

const plain = (value: unknown): string =>
  JSON.stringify(value).replaceAll('"', '').replaceAll(':', ': ').replaceAll(',', ', ');

type BuiltIn = {
  readonly type: string;
  readonly assignment?: unknown;
  readonly event?: unknown;
};

// XState's actions (`assign`, `sendTo`, `raise` …) are functions whose properties are the options.
const isBuiltIn = (reference: unknown): reference is BuiltIn =>
  typeof reference === 'function' && 'resolve' in reference && 'type' in reference;

/** Whether an inline action is an action of XState, which has no side effect. */
export const isPure = (reference: unknown): boolean => isBuiltIn(reference);

const hasType = (value: unknown): value is { readonly type: string; readonly toast?: { readonly key: string } } =>
  typeof value === 'object' && value !== null && 'type' in value;

const verbs: Readonly<Record<string, string>> = {
  'xstate.assign': 'sets',
  'xstate.emit': 'emits',
  'xstate.raise': 'raises',
  'xstate.sendTo': 'sends',
};

const assignmentLabel = (assignment: unknown): string | undefined => {
  if (typeof assignment === 'function') return assignment.name || undefined;
  return typeof assignment === 'object' && assignment !== null
    ? `sets ${Object.keys(assignment).join(', ')}`
    : undefined;
};

const sentLabel = (verb: string, event: unknown): string => {
  if (!hasType(event)) return `${verb} …`;
  return event.type === 'toast.requested' && event.toast ? `toast ${event.toast.key}` : `${verb} ${event.type}`;
};

const builtInLabel = ({ type, assignment, event }: BuiltIn): string =>
  assignmentLabel(assignment) ?? sentLabel(verbs[type] ?? type.replace('xstate.', ''), event);

export function referenceName(reference: unknown): string {
  if (typeof reference === 'string') return reference;
  if (isNamed(reference)) return reference.type;
  return isBuiltIn(reference) ? builtInLabel(reference) : '(inline)';
}

/** The name of an action or guard with its params; `…` for computed params. */
export function referenceLabel(reference: unknown): string {
  if (!isNamed(reference) || reference.params === undefined) return referenceName(reference);
  return `${reference.type} ${typeof reference.params === 'function' ? '…' : plain(reference.params)}`;
}

function delayLabel(node: AnyStateNode, eventType: string): string | undefined {
  const timer = node.after.find((candidate) => candidate.eventType === eventType);
  if (!timer) return undefined;
  const name = String(timer.delay);
  const value: unknown = node.machine.implementations.delays[name] ?? timer.delay;
  return typeof value === 'number' ? `after ${value} ms (${name})` : `after ${name}`;
}

export function eventLabel({ source, eventType }: AnyTransitionDefinition): string {
  const settled = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (settled) return `${settled[1]} ${settled[2]}`;
  return delayLabel(source, eventType) ?? (eventType || 'always');
}

export function targetLabel({ target, reenter }: AnyTransitionDefinition): string {
  if (!target) return '(stays)';
  return `${target.map(stateName).join(', ')}${reenter ? ' (anew)' : ''}`;
}
