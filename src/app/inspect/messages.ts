/** The channel on which the pages of an origin post the steps of their charts. */
export const channelName = 'statecharts';

export type PageInfo = {
  readonly id: string;
  /** Milliseconds since the epoch, like all times here. */
  readonly opened: number;
  /** The path of its URL, without the query. */
  readonly path: string;
};

/** An actor after an event. Secrets are masked. */
export type Frame = {
  readonly time: number;
  /** Unique within its page, across systems. */
  readonly actor: string;
  readonly parent?: string;
  /** The id that its owner gave it. */
  readonly name: string;
  /** The id of the chart; undefined for an effect. */
  readonly chart?: string;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** Ids of the active states, root first. */
  readonly states: readonly string[];
  readonly event: { readonly type: string; readonly payload?: unknown };
  /** Keys of the taken transitions, in order; see `transitionKey`. */
  readonly transitions: readonly string[];
  /** The context of a chart; input, output and error of an effect. */
  readonly context?: unknown;
};

export type Message =
  /** A visualiser opened: every page answers. */
  | { readonly kind: 'hello' }
  /** All running actors of a page. */
  | { readonly kind: 'page'; readonly page: PageInfo; readonly frames: readonly Frame[] }
  /** The steps in a page since the last message. */
  | { readonly kind: 'frames'; readonly page: string; readonly frames: readonly Frame[] }
  | { readonly kind: 'left'; readonly page: string };

/** Whether the message is `hello`; the visualiser has the whole schema. */
export const isHello = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'hello';
