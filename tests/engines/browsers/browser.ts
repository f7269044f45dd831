import type { Language } from '../../support/texts.ts';

export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** Keys that have no letter. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** One window of a browser, used as a user does: by its address, a pointer and keys. */
export type Tab = {
  readonly goTo: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** What an expression is worth in the page. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  readonly click: (point: Point) => Promise<void>;
  readonly moveTo: (point: Point) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Presses a letter while Control is held. */
  readonly withControl: (letter: string) => Promise<void>;
  readonly screenshot: () => Promise<Uint8Array>;
  /** The page as it is printed; absent where the driver cannot print. */
  readonly pdf?: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

export type TabOptions = { readonly language: Language; readonly size: Size };

export const browserNames = ['firefox', 'webkit'] as const;
export type BrowserName = (typeof browserNames)[number];

/** An installed browser. Each of its tabs is a user's own: it knows nothing of what another has stored. */
export type DrivenBrowser = {
  readonly version: () => string;
  readonly open: (options: TabOptions) => Promise<Tab>;
  readonly close: () => Promise<void>;
};
