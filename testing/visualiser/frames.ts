import type { Frame, Message } from '../../src/app/inspect/messages.ts';

export const effectFrame = (change: Partial<Frame> = {}): Frame => ({
  time: 1000,
  actor: 'x:2/2',
  parent: 'x:1/1',
  name: 'signIn',
  status: 'active',
  states: [],
  event: { type: 'xstate.init' },
  transitions: [],
  ...change,
});

export const frame = (change: Partial<Frame> = {}): Frame => ({
  time: 1000,
  actor: 'x:1/1',
  name: 'session',
  chart: 'session',
  status: 'active',
  states: ['session', 'session.signedOut', 'session.signedOut.idle'],
  event: { type: 'xstate.init' },
  transitions: [],
  ...change,
});

export const opened = (page: string, ...frames: readonly Frame[]): Message => ({
  kind: 'page',
  page: { id: page, opened: 900, path: '/login' },
  frames,
});

export const delivered = (page: string, ...frames: readonly Frame[]): Message => ({ kind: 'frames', page, frames });
