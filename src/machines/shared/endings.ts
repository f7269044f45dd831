import type { DoneStateEvent, MachineContext } from 'xstate';

type Args<TContext> = { readonly context: TContext; readonly event: unknown };

/** A final state whose output is checked against the output type of its chart; XState does not check that. */
export const end = <TOutput, TContext extends MachineContext = never>(
  output: TOutput | ((args: Args<TContext>) => TOutput),
) => ({ type: 'final', output }) as const;

/** The `output` of a chart with several final states: that of the reached one. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion -- each final state is made by `end<TOutput>`
export const ended = <TOutput>({ event }: { readonly event: DoneStateEvent }): TOutput => event.output as TOutput;
