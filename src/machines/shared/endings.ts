import type { DoneStateEvent, MachineContext } from 'xstate';

type Args<TContext> = { readonly context: TContext; readonly event: unknown };

/** A final state whose output has the output type of the chart. XState alone does not check that type. */
export const end = <TOutput, TContext extends MachineContext = never>(
  output: TOutput | ((args: Args<TContext>) => TOutput),
) => ({ type: 'final', output }) as const;

/** The `output` of a chart with several final states: the output of the reached state. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion -- `end<TOutput>` makes each final state
export const ended = <TOutput>({ event }: { readonly event: DoneStateEvent }): TOutput => event.output as TOutput;
