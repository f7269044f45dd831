import type { Language } from '../../support/texts.ts';

export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** The keys that type no letter. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** A browser window that a test controls as a user does: by the address, a pointer and keys. */
export type Tab = {
  readonly goTo: (address: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly evaluate: <T>(expression: string) => Promise<T>;
  readonly click: (point: Point) => Promise<void>;
  readonly moveTo: (point: Point) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Presses Control and a letter. */
  readonly withControl: (letter: string) => Promise<void>;
  readonly screenshot: () => Promise<Uint8Array>;
  /** Prints the page. The function is missing if the driver cannot print. */
  readonly pdf?: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

export type TabOptions = { readonly language: Language; readonly size: Size };

export const browserNames = ['firefox', 'webkit'] as const;
export type BrowserName = (typeof browserNames)[number];

/** An installed browser. Each tab has separate storage. */
export type DrivenBrowser = {
  readonly version: () => string;
  readonly open: (options: TabOptions) => Promise<Tab>;
  readonly close: () => Promise<void>;
};
