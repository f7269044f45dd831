import { expect, test } from 'vitest';
import { createActor, createMachine, fromPromise, sendTo } from 'xstate';
import type { Frame } from './messages.ts';
import { createRecorder } from './recorder.ts';

const child = createMachine({
  id: 'child',
  initial: 'asking',
  states: { asking: { on: { 'answer.given': 'closed' } }, closed: { type: 'final' } },
});
const owner = createMachine({
  id: 'owner',
  initial: 'idle',
  states: {
    idle: { on: { 'question.requested': 'preparing' } },
    preparing: { always: 'asking' },
    asking: {
      invoke: { id: 'question', src: child, onDone: 'saving' },
      on: { 'answer.given': { actions: sendTo('question', { type: 'answer.given' }) } },
    },
    saving: { invoke: { id: 'save', src: fromPromise(() => Promise.resolve('saved')), onDone: 'idle' } },
  },
});

function follow() {
  const frames: Frame[] = [];
  let time = 0;
  const recorder = createRecorder(
    () => (time += 1),
    (delivered) => frames.push(...delivered),
  );
  const recorded = () =>
    frames.splice(0).map(({ name, event, status, transitions }) => [name, event.type, status, ...transitions]);
  return { ...recorder, frames, recorded };
}

test('records an event before those that it causes, with all transitions of its microsteps', async () => {
  const { inspect, recorded } = follow();
  const actor = createActor(owner, { id: 'root', inspect }).start();
  await Promise.resolve();
  expect(recorded()).toEqual([['root', 'xstate.init', 'active']]);
  actor.send({ type: 'question.requested' });
  await Promise.resolve();
  expect(recorded()).toEqual([
    ['root', 'question.requested', 'active', 'owner.idle|question.requested|0', 'owner.preparing||0'],
    ['question', 'xstate.init', 'active'],
  ]);
});

test('drops an actor that has ended or was stopped', async () => {
  const { inspect, recorded, living, flush } = follow();
  const names = () => living().map(({ name }) => name);
  const actor = createActor(owner, { id: 'root', inspect }).start();
  actor.send({ type: 'question.requested' });
  flush();
  expect(names()).toEqual(['root', 'question']);
  recorded();
  actor.send({ type: 'answer.given' });
  flush();
  expect(names()).toEqual(['root', 'save']);
  expect(recorded()).toEqual([
    ['root', 'answer.given', 'active', 'owner.asking|answer.given|0'],
    ['question', 'answer.given', 'done', 'child.asking|answer.given|0'],
    ['root', 'xstate.done.actor.question', 'active', 'owner.asking|xstate.done.actor.question|0'],
    ['save', 'xstate.init', 'active'],
  ]);
  await expect.poll(names).toEqual(['root']);
  actor.stop();
  expect(names()).toEqual([]);
});

test('ends an actor that throws, with the event that made it throw', () => {
  const { inspect, recorded, living, flush } = follow();
  const brittle = createMachine({
    id: 'brittle',
    on: {
      'glass.dropped': {
        actions: () => {
          throw new Error('broken');
        },
      },
    },
  });
  const actor = createActor(brittle, { id: 'root', inspect });
  actor.subscribe({ error: () => {} });
  actor.start();
  actor.send({ type: 'glass.dropped' });
  flush();
  expect(recorded()).toEqual([
    ['root', 'xstate.init', 'active'],
    ['root', 'glass.dropped', 'error'],
  ]);
  expect(living()).toEqual([]);
});

test('separates the actors of several systems, and knows the owner of each', () => {
  const { inspect, living, flush } = follow();
  const first = createActor(owner, { id: 'first', inspect }).start();
  createActor(owner, { id: 'second', inspect }).start();
  first.send({ type: 'question.requested' });
  flush();
  const [one, two, question] = ['first', 'second', 'question'].map((id) => living().find(({ name }) => name === id));
  expect(new Set(living().map(({ actor }) => actor)).size).toBe(3);
  expect(question?.parent).toBe(one?.actor);
  expect(two).toMatchObject({ chart: 'owner', states: ['owner', 'owner.idle'], transitions: [] });
  expect(two).not.toHaveProperty('parent');
});

test('records the input and the output of an effect', async () => {
  const { inspect, frames, flush } = follow();
  const effect = fromPromise(({ input }: { input: { readonly password: string } }) =>
    Promise.resolve(input.password.length),
  );
  createActor(effect, { id: 'effect', input: { password: 'orange' }, inspect }).start();
  await expect.poll(() => frames.at(-1)?.status).toBe('done');
  flush();
  const [begun, done] = frames;
  expect(begun).toMatchObject({ context: { input: { password: '•••' } }, states: [] });
  expect(done).toMatchObject({ context: { output: 6 } });
  expect(done).not.toHaveProperty('chart');
});
