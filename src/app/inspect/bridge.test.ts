import { expect, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { openBridge } from './bridge.ts';
import type { Message } from './messages.ts';

const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { 'door.opened': 'open' } }, open: {} },
});

function open(now = () => 1000) {
  const channel = new EventTarget();
  const page = Object.assign(new EventTarget(), { location: { pathname: '/login' } });
  const posted: Message[] = [];
  const inspect = openBridge({
    channel: Object.assign(channel, { postMessage: (message: Message) => posted.push(structuredClone(message)) }),
    page,
    now,
    createId: () => 'page-1',
  });
  const hear = (data: unknown) => channel.dispatchEvent(new MessageEvent('message', { data }));
  return { posted, inspect, hear, page };
}

test('posts a message when the page opens, on each step, and when the page closes', async () => {
  const { posted, inspect, page } = open();
  const actor = createActor(door, { id: 'root', inspect }).start();
  await Promise.resolve();
  actor.send({ type: 'door.opened' });
  page.dispatchEvent(new Event('pagehide'));
  expect(posted).toMatchObject([
    { kind: 'page', page: { id: 'page-1', opened: 1000, path: '/login' }, frames: [] },
    { kind: 'frames', page: 'page-1', frames: [{ event: { type: 'xstate.init' } }] },
    { kind: 'frames', page: 'page-1', frames: [{ event: { type: 'door.opened' }, states: ['door', 'door.open'] }] },
    { kind: 'left', page: 'page-1' },
  ]);
});

test('sends all running actors to a late visualiser, and nothing twice', () => {
  const { posted, inspect, hear } = open();
  createActor(door, { id: 'root', inspect }).start().send({ type: 'door.opened' });
  hear({ kind: 'hello' });
  expect(posted.slice(1)).toMatchObject([
    { kind: 'frames', frames: [{ event: { type: 'xstate.init' } }, { event: { type: 'door.opened' } }] },
    { kind: 'page', frames: [{ states: ['door', 'door.open'], transitions: [] }] },
  ]);
  const before = posted.length;
  for (const noise of [undefined, 'hello', { kind: 'page' }, { kind: 'left', page: 'page-1' }]) hear(noise);
  expect(posted).toHaveLength(before);
});

test('does not disturb the app when a step cannot be posted', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const times = [1000];
  const { inspect } = open(() => {
    const time = times.shift();
    if (time === undefined) throw new Error('The clock has stopped.');
    return time;
  });
  const actor = createActor(door, { inspect }).start();
  actor.send({ type: 'door.opened' });
  expect(actor.getSnapshot().value).toBe('open');
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
