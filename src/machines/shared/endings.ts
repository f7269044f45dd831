import type { DoneStateEvent, MachineContext } from 'xstate';

type Args<TContext> = { readonly context: TContext; readonly event: unknown };

/** A final state whose output is type-checked against the chart's, which XState does not do. */
export const end = <TOutput, TContext extends MachineContext = never>(
  output: TOutput | ((args: Args<TContext>) => TOutput),
) => ({ type: 'final', output }) as const;

/** The output of a chart that ends in several ways: that of the final state which ended it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion -- each final state is made by `end<TOutput>`
export const ended = <TOutput>({ event }: { readonly event: DoneStateEvent }): TOutput => event.output as TOutput;
