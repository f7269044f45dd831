import { useEffect, useEffectEvent } from 'react';
import { channelName, type Message } from '../../src/app/inspect/messages.ts';
import { readMessage } from './message-schema.ts';

/** Asks every page of this origin to speak, and hears what they say. */
export function useChannel(heard: (message: Message) => void): void {
  const hear = useEffectEvent(heard);
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readMessage(data);
      if (message) hear(message);
    });
    const hello: Message = { kind: 'hello' };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
    channel.postMessage(hello);
    return () => channel.close();
  }, []);
}
