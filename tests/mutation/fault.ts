import * as v from 'valibot';

const faultKinds = [
  'dropped transition',
  'dropped onError',
  'swapped target',
  'dropped guard',
  'renamed invoke',
  'changed delay',
] as const;

/** A mistake that somebody could make in a chart, and where. */
export const fault = v.object({
  chart: v.string(),
  kind: v.picklist(faultKinds),
  /** The state, by the keys that lead to it. */
  path: v.array(v.string()),
  /** What leads from one part of the state's configuration to the next, down to the faulty one. */
  at: v.array(v.union([v.string(), v.number()])),
  /** The new target, name or delay. */
  to: v.optional(v.union([v.string(), v.number()])),
});
export type Fault = v.InferOutput<typeof fault>;
export type FaultKind = Fault['kind'];

export const describeFault = ({ chart, kind, path, at, to }: Fault): string =>
  `${kind}: ${chart} ${[...path, ...at].join('.')}${to === undefined ? '' : ` → ${to}`}`;
