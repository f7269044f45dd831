import * as v from 'valibot';
import { type AnyStateMachine, setup as plainSetup, StateMachine } from 'xstate';
import { fault as faultSchema, type Fault } from './fault.ts';

type Parts = Record<string | number, unknown>;

const fault = v.parse(v.optional(v.pipe(v.string(), v.parseJson(), faultSchema)), process.env['PLANTED_FAULT']);

const isParts = (part: unknown): part is Parts => typeof part === 'object' && part !== null;

// Copies objects and arrays, so that other charts with the same part do not change.
function copied(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(copied);
  if (!isParts(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, copied(each)]));
}

function walk(part: unknown, steps: readonly (string | number)[]): Parts {
  const [step, ...rest] = steps;
  if (!isParts(part)) throw new Error('The fault has no place in the chart.');
  return step === undefined ? part : walk(part[step], rest);
}

function plantAt(owner: Parts, key: string | number, { kind, to }: Fault) {
  const part = owner[key];
  if (kind === 'renamed invoke') owner[key] = to;
  else if (kind === 'swapped target') owner[key] = isParts(part) ? { ...part, target: to } : to;
  else if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else delete owner[key];
}

function planted(config: unknown, given: Fault): unknown {
  const copy = copied(config);
  const state = walk(
    copy,
    given.path.flatMap((key) => ['states', key]),
  );
  const key = given.at.at(-1);
  if (key !== undefined) plantAt(walk(state, given.at.slice(0, -1)), key, given);
  return copy;
}

// A quarter longer: no other delay compensates for this by chance.
function slowed(machine: AnyStateMachine, { at: [name] }: Fault): AnyStateMachine {
  const delay = machine.implementations.delays[String(name)];
  const longer = (...values: readonly unknown[]): number =>
    1.25 * Number(typeof delay === 'function' ? Reflect.apply(delay, undefined, values) : delay);
  return machine.provide({ delays: { [String(name)]: typeof delay === 'function' ? longer : 1.25 * Number(delay) } });
}

type Create = (config: unknown) => unknown;

const planting =
  (create: Create): Create =>
  (config) => {
    if (!fault || !isParts(config) || config['id'] !== fault.chart) return create(config);
    if (fault.kind !== 'changed delay') return create(planted(config, fault));
    const machine = create(config);
    return machine instanceof StateMachine ? slowed(machine, fault) : machine;
  };

/** XState's `setup` with the mutation in the environment variable. */
export const setup = new Proxy(plainSetup, {
  apply: (target, self, values) =>
    new Proxy(Reflect.apply(target, self, values), {
      get: (made, key) => {
        const member: unknown = Reflect.get(made, key);
        return key === 'createMachine' && typeof member === 'function'
          ? planting((config) => Reflect.apply(member, made, [config]))
          : member;
      },
    }),
});
