/** XState with a `setup` that mutates a chart. */
export * from 'xstate';
export { setup } from './plant.ts';
