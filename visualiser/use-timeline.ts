import { useMemo, useReducer, useState, useEffect, useEffectEvent } from 'react';
import { type Filter, currentEntry, numberAfter, numberBefore, shownEntries } from './timeline/steps.ts';
import { emptyTimeline, past, reduceTimeline, worldAt } from './timeline/timeline.ts';
import { channelName, type Message } from '../src/app/inspect/messages.ts';
import { readMessage } from './channel/message-schema.ts';

/** Says hello to every page of this origin, and receives their messages. */
function useChannel(onMessage: (message: Message) => void): void {
  const receive = useEffectEvent(onMessage);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (message) receive(message);
    });
    const hello: Message = { kind: 'hello' };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
    channel.postMessage(hello);
    return () => channel.close();
  }, []);
}

const everything: Filter = { text: '', withEffects: false, page: undefined };

export function useTimeline() {
  const [timeline, dispatch] = useReducer(reduceTimeline, emptyTimeline);
  const [filter, setFilter] = useState(everything);
  useChannel((message) => {
    dispatch({ type: 'message.received', message, time: Date.now() });
  });
  const { entries, position, last } = timeline;
  const shown = useMemo(() => shownEntries(entries, filter), [entries, filter]);
  const world = useMemo(() => worldAt(timeline), [timeline]);
  const choose = (number: number | undefined) => {
    if (number !== undefined) dispatch({ type: 'entry.chosen', number });
  };
  const isPaused = position !== undefined;
  return {
    world,
    past: useMemo(() => past(timeline), [timeline]),
    shown,
    current: currentEntry(shown, position),
    isPaused,
    /** The number of entries after the viewed moment. */
    newer: isPaused ? shown.filter(({ number }) => number > position).length : 0,
    isEmpty: last === 0,
    filter,
    setFilter,
    choose,
    toggle: () => dispatch({ type: isPaused ? 'follow.requested' : 'pause.requested' }),
    back: () => choose(numberBefore(shown, position)),
    forward: () => choose(numberAfter(shown, position)),
    end: () => dispatch({ type: 'follow.requested' }),
    clear: () => dispatch({ type: 'clear.requested' }),
  };
}

export type TimelineView = ReturnType<typeof useTimeline>;
