import type { InspectionEvent } from 'xstate';
import { channelName, isHello, type Message } from './messages.ts';
import { createRecorder } from './recorder.ts';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;
type Surroundings = {
  readonly channel: Channel;
  readonly page: Pick<Window, 'addEventListener'> & { readonly location: Pick<Location, 'pathname'> };
  readonly now: () => number;
  readonly createId: () => string;
};

const browserSurroundings = (): Surroundings => ({
  channel: new BroadcastChannel(channelName),
  page: window,
  now: Date.now,
  createId: () => crypto.getRandomValues(new Uint32Array(2)).join('-'),
});

/** Posts the steps of this page's actors to the visualisers of this origin. Returns a function for `inspect` of `createActor`. */
export function openBridge({ channel, page, now, createId } = browserSurroundings()): (event: InspectionEvent) => void {
  const id = createId();
  const opened = now();
  const post = (message: Message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, not a window
    channel.postMessage(message);
  };
  const { inspect, living, flush } = createRecorder(now, (frames) => {
    post({ kind: 'frames', page: id, frames: frames });
  });
  const announce = () => {
    flush();
    post({ kind: 'page', page: { id, opened, path: page.location.pathname }, frames: living() });
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isHello(data)) announce();
  });
  page.addEventListener('pagehide', () => {
    flush();
    post({ kind: 'left', page: id });
  });
  // A page from the back/forward cache continues.
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) announce();
  });
  announce();
  return (event) => {
    try {
      inspect(event);
    } catch (error) {
      // The inspection must not break the app.
      console.warn('The visualiser misses a step.', error);
    }
  };
}
