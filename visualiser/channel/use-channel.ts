import { useEffect, useEffectEvent } from 'react';
import { channelName, type Message } from '../../src/app/inspect/messages.ts';
import { readMessage } from './message-schema.ts';

/** Says hello to every page of this origin, and receives their messages. */
export function useChannel(onMessage: (message: Message) => void): void {
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
