import type { Key, Point, Tab } from './browsers/browser.ts';
import { type MessageKey } from '../../src/i18n/message-key.ts';
import { textOf } from '../support/texts.ts';
import type { TestServer } from '../support/server.ts';
import { money, type Words, words } from '../support/words.ts';
import type { Layout } from './layouts.ts';
import { type Ask, until } from './page/call-page.ts';
import { css, type Locator, type ElementState } from './page/locator.ts';

type Values = Readonly<Record<string, string | number>>;

/** Somebody who sits before a window of a browser. */
export type User = {
  readonly layout: Layout;
  readonly tab: Tab;
  readonly ask: Ask;
  readonly server: TestServer;
  readonly said: Words;
  readonly text: (key: MessageKey, values?: Values) => string;
  /** An address that nobody else of this run has. */
  readonly email: string;
  readonly waitFor: (locator: Locator, isRight?: (seen: ElementState) => boolean) => Promise<ElementState>;
  readonly waitForAbsent: (locator: Locator) => Promise<void>;
  readonly click: (locator: Locator) => Promise<void>;
  readonly fill: (locator: Locator, text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Waits until a figure shows an amount, given as `+1234.50`. */
  readonly waitForFigure: (figure: string, plain: string) => Promise<void>;
  readonly waitForPath: (path: string) => Promise<void>;
  /** Keeps what the window shows among the artefacts of the run. */
  readonly saveScreenshot: (name: string) => Promise<void>;
};

export type UserOptions = Pick<User, 'layout' | 'tab' | 'ask' | 'server' | 'email' | 'saveScreenshot'>;

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
const nameOf = (locator: Locator): string => locator.map((step) => JSON.stringify(step)).join(' › ');

/** The page tells its texts so. */
export const withPlainSpaces = (text: string): string => text.replaceAll(/\s/gu, ' ');

export function userAt(options: UserOptions): User {
  const { ask, tab, layout } = options;
  const said = words[layout.language];
  const waitFor: User['waitFor'] = async (locator, isRight = () => true) => {
    let last: ElementState | null = null;
    const state = () => (last ? `is ${JSON.stringify(last)}` : 'is not there');
    const seen = await until(`${nameOf(locator)} is not as it should be`, async () => {
      last = await ask('elementState', locator);
      return last && isRight(last) ? last : undefined;
    }).catch((error: unknown) => {
      throw new Error(`${nameOf(locator)} ${state()}`, { cause: error });
    });
    return seen;
  };
  /** Where a pointer hits an element that has come to rest. */
  const aimAt = async (locator: Locator): Promise<Point> => {
    let last: Point | undefined;
    let why = '';
    return until(`Nobody can press ${nameOf(locator)}`, async () => {
      await ask('scrollTo', locator);
      const aim = (await ask('elementState', locator))?.aim ?? 'not there';
      const before = last;
      last = typeof aim === 'string' ? undefined : aim;
      if (typeof aim === 'string') why = aim;
      return before && last && isSame(before, last) ? last : undefined;
    }).catch((error: unknown) => {
      throw new Error(`Nobody can press ${nameOf(locator)}: ${why}`, { cause: error });
    });
  };
  const click = async (locator: Locator) => tab.click(await aimAt(locator));
  return {
    ...options,
    said,
    text: (key, values) => textOf(layout.language, key, values),
    waitFor,
    waitForAbsent: async (locator) => {
      await until(
        `${nameOf(locator)} is still there`,
        async () => (await ask('elementState', locator)) === null || undefined,
      );
    },
    click,
    fill: async (locator, text) => {
      await click(locator);
      await waitFor(locator, ({ hasFocus }) => hasFocus);
      await tab.withControl('a');
      await tab.type(text);
    },
    press: (key) => tab.press(key),
    waitForFigure: async (figure, plain) => {
      const locator = css(`[data-figure="${figure}"]`);
      const amount = withPlainSpaces(money(said, plain));
      await waitFor(locator, ({ text, value }) => [text, withPlainSpaces(value)].includes(amount));
    },
    waitForPath: async (path) => {
      await until(`The page does not come to ${path}`, async () => (await ask('path')) === path || undefined);
    },
  };
}
