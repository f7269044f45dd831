import * as v from 'valibot';

const faultKinds = [
  'dropped transition',
  'dropped onError',
  'swapped target',
  'dropped guard',
  'renamed invoke',
  'changed delay',
] as const;

/** A mutation of a chart. */
export const fault = v.object({
  chart: v.string(),
  kind: v.picklist(faultKinds),
  /** The keys of the state, from the root. */
  path: v.array(v.string()),
  /** The path to the changed part in the configuration of the state. */
  at: v.array(v.union([v.string(), v.number()])),
  /** The new target, name or delay. */
  to: v.optional(v.union([v.string(), v.number()])),
});
export type Fault = v.InferOutput<typeof fault>;
export type FaultKind = Fault['kind'];

export const describeFault = ({ chart, kind, path, at, to }: Fault): string =>
  `${kind}: ${chart} ${[...path, ...at].join('.')}${to === undefined ? '' : ` → ${to}`}`;
