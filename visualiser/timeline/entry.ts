import type { Frame, Message, PageInfo } from '../../src/app/inspect/messages.ts';

type EntryContent =
  | { readonly kind: 'opened'; readonly info: PageInfo; readonly frames: readonly Frame[] }
  | { readonly kind: 'step'; readonly frame: Frame }
  | { readonly kind: 'left' };

/** A line of the log. */
export type Entry = EntryContent & {
  /** Counted from 1 while the visualiser is open. */
  readonly number: number;
  readonly page: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
};

export type Step = Extract<Entry, { kind: 'step' }>;

type Context = { readonly last: number; readonly time: number; readonly isKnown: (page: string) => boolean };

export function entriesOf(message: Message, { last, time, isKnown }: Context): readonly Entry[] {
  switch (message.kind) {
    case 'hello':
      return [];
    case 'page': {
      const { page: info, frames } = message;
      // Ignore a known page, which responds to another visualiser.
      return isKnown(info.id) ? [] : [{ kind: 'opened', number: last + 1, page: info.id, time, info, frames }];
    }
    case 'frames': {
      const { page, frames } = message;
      // Ignore steps of an unknown page, which sends all its running actors later.
      if (!isKnown(page)) return [];
      return frames.map((frame, index) => ({ kind: 'step', number: last + 1 + index, page, time: frame.time, frame }));
    }
    case 'left':
      return isKnown(message.page) ? [{ kind: 'left', number: last + 1, page: message.page, time }] : [];
  }
}
