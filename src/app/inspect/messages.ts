/** The channel of an origin on which pages of the app tell what their charts do. */
export const channelName = 'statecharts';

export type PageInfo = {
  readonly id: string;
  /** Milliseconds since the epoch, as all times here. */
  readonly opened: number;
  /** Path of its address when it spoke, without what it asks for. */
  readonly path: string;
};

/** An actor after one event. What was secret in it is masked. */
export type Frame = {
  readonly time: number;
  /** Unique within its page, also among systems. */
  readonly actor: string;
  readonly parent?: string;
  /** What its owner calls it. */
  readonly name: string;
  /** The chart's id; none for an effect. */
  readonly chart?: string;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** Ids of the active states, the root first. */
  readonly states: readonly string[];
  readonly event: { readonly type: string; readonly payload?: unknown };
  /** Keys of the transitions that led here, in the order in which they were taken; see `transitionKey`. */
  readonly transitions: readonly string[];
  /** The context of a chart; input, output and error of an effect. */
  readonly context?: unknown;
};

export type Message =
  /** A visualiser has come: every page answers with itself. */
  | { readonly kind: 'hello' }
  /** All that lives in a page. */
  | { readonly kind: 'page'; readonly page: PageInfo; readonly frames: readonly Frame[] }
  /** What has happened there since. */
  | { readonly kind: 'frames'; readonly page: string; readonly frames: readonly Frame[] }
  | { readonly kind: 'left'; readonly page: string };

/** Whether a visualiser asks who is there; the whole schema of the messages is known where they are read. */
export const isHello = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'hello';
