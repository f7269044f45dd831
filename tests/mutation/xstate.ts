/** XState, with a `setup` that plants a fault. */
export * from 'xstate';
export { setup } from './plant.ts';
