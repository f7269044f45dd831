import type { DoneStateEvent, MachineContext } from 'xstate';

type Told<TContext> = { readonly context: TContext; readonly event: unknown };

/** A final state. XState does not check a final state's output against the chart's: this does. */
export const end = <TOutput, TContext extends MachineContext = never>(
  output: TOutput | ((told: Told<TContext>) => TOutput),
) => ({ type: 'final', output }) as const;

/** The output of a chart that ends in several ways: that of the final state which ended it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion -- each final state is made by `end<TOutput>`
export const ended = <TOutput>({ event }: { readonly event: DoneStateEvent }): TOutput => event.output as TOutput;
