import { describe, expect, test } from 'vitest';
import type { Message } from '../../src/app/inspect/messages.ts';
import { effectFrame, frame, opened, delivered } from '../../testing/visualiser/frames.ts';
import { actorTree } from './actor-tree.ts';
import { shownActor } from './shown-actor.ts';
import { emptyTimeline, mostEntries, past, reduceTimeline, type Timeline, worldAt } from './timeline.ts';

const hear = (timeline: Timeline, ...messages: readonly Message[]): Timeline =>
  messages.reduce(
    (heard, message) => reduceTimeline(heard, { type: 'message.received', message, time: 2000 }),
    timeline,
  );

const signingIn = frame({
  states: ['session', 'session.signedOut', 'session.signedOut.signingIn'],
  event: { type: 'signIn.submitted', payload: {} },
  transitions: ['session.signedOut.idle|signIn.submitted|0'],
});
const ignored = frame({ ...signingIn, event: { type: 'identity.changed' }, transitions: [] });
const effect = effectFrame();

const session = (timeline: Timeline) => shownActor(worldAt(timeline), { chart: 'session', page: undefined });
const names = (timeline: Timeline) => [...worldAt(timeline).living.values()].map(({ name }) => name);

describe('the timeline', () => {
  test('follows every event, and keeps the last transition highlighted', () => {
    const timeline = hear(emptyTimeline, opened('a', frame()), delivered('a', signingIn, ignored));
    expect(session(timeline)).toMatchObject({ states: signingIn.states, taken: signingIn.transitions });
    expect(timeline.entries.map(({ number, kind }) => [number, kind])).toEqual([
      [1, 'opened'],
      [2, 'step'],
      [3, 'step'],
    ]);
  });

  test('shows the state of an earlier moment while more entries arrive', () => {
    const before = hear(emptyTimeline, opened('a', frame()), delivered('a', signingIn));
    const paused = reduceTimeline(before, { type: 'entry.chosen', number: 1 });
    expect(session(paused)?.states).toEqual(frame().states);
    const later = hear(paused, delivered('a', ignored));
    expect(session(later)?.states).toEqual(frame().states);
    expect(past(later)).toHaveLength(1);
    expect(later.entries).toHaveLength(3);
    expect(session(reduceTimeline(later, { type: 'follow.requested' }))?.states).toEqual(signingIn.states);
  });

  test('removes an ended actor, but keeps it as the last actor of its chart', () => {
    const ended = frame({ ...signingIn, status: 'done' });
    const timeline = hear(emptyTimeline, opened('a', frame(), effect), delivered('a', ended));
    expect(names(timeline)).toEqual(['signIn']);
    expect(session(timeline)).toMatchObject({ status: 'done', taken: signingIn.transitions });
  });

  test('removes a closed page', () => {
    const timeline = hear(emptyTimeline, opened('a', frame()), opened('b', frame()), { kind: 'left', page: 'a' });
    expect([...worldAt(timeline).living.values()].map(({ page }) => page)).toEqual(['b']);
    expect([...worldAt(timeline).pages.keys()]).toEqual(['b']);
  });

  test('ignores repeated messages, and steps of an unknown page', () => {
    const timeline = hear(emptyTimeline, opened('a', frame()));
    const messages: readonly Message[] = [
      { kind: 'hello' },
      opened('a', frame()),
      delivered('unknown', signingIn),
      { kind: 'left', page: 'unknown' },
    ];
    expect(hear(timeline, ...messages)).toEqual(timeline);
  });

  test('keeps the state of actors when the log is shortened or cleared', () => {
    const many = Array.from({ length: mostEntries + 50 }, () => ignored);
    const cut = hear(emptyTimeline, opened('a', frame(), effect), delivered('a', signingIn), delivered('a', ...many));
    expect(cut.entries).toHaveLength(mostEntries);
    expect(session(cut)?.taken).toEqual(signingIn.transitions);
    const atFirst = reduceTimeline(cut, { type: 'entry.chosen', number: cut.entries[0]?.number ?? 0 });
    expect(session(atFirst)?.states).toEqual(signingIn.states);
    const cleared = reduceTimeline(atFirst, { type: 'clear.requested' });
    expect(cleared).toMatchObject({ entries: [], position: undefined });
    expect(names(cleared)).toEqual(['session', 'signIn']);
  });

  test('pauses at the last entry', () => {
    const timeline = hear(emptyTimeline, opened('a', frame()));
    const paused = reduceTimeline(timeline, { type: 'pause.requested' });
    expect(paused.position).toBe(1);
    expect(reduceTimeline(paused, { type: 'pause.requested' })).toEqual(paused);
  });
});

test('puts actors below their owners in the tree, effects first', () => {
  const workspace = frame({ actor: 'x:3/3', parent: 'x:1/1', name: 'workspace', chart: 'workspace' });
  const orphan = frame({ actor: 'x:4/4', parent: 'x:0/0', name: 'orphan' });
  const timeline = hear(emptyTimeline, opened('a', workspace, frame(), effect, orphan), opened('b', frame()));
  const tree = actorTree(worldAt(timeline), 'a');
  expect(tree.map(({ actor, children }) => [actor.name, children.map((child) => child.actor.name)])).toEqual([
    ['session', ['signIn', 'workspace']],
    ['orphan', []],
  ]);
});

test('shows the preferred actor of a chart, otherwise the newest actor', () => {
  const second = frame({ actor: 'x:9/9', name: 'second' });
  const world = worldAt(hear(emptyTimeline, opened('a', frame(), second)));
  const scope = { chart: 'session', page: undefined };
  expect(shownActor(world, scope)?.name).toBe('second');
  expect(shownActor(world, scope, [undefined, 'a gone', 'a x:1/1'])?.name).toBe('session');
  expect(shownActor(world, { chart: 'session', page: 'b' })).toBeUndefined();
});
