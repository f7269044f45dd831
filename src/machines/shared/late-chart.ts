import type { AnyStateMachine } from 'xstate';
import { typed } from './typed.ts';

/**
 * A chart whose code is not loaded with the chart that invokes it: `chart` is to be invoked once `arrive` has been given the
 * real one. Started earlier it throws an error that says its `name`.
 */
export function lateChart<TChart extends AnyStateMachine>(
  name: string,
): { readonly chart: TChart; readonly arrive: (chart: TChart) => void } {
  let arrived: TChart | undefined;
  const chart = new Proxy(typed<TChart>(), {
    get: (_, key): unknown => {
      if (!arrived) throw new Error(`Actor \`${name}\` must be provided.`);
      return Reflect.get(arrived, key, arrived);
    },
  });
  return {
    chart,
    arrive: (real) => {
      arrived = real;
    },
  };
}
