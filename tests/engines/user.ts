import type { Key, Point, Tab } from './browsers/browser.ts';
import { type MessageKey } from '../../src/i18n/message-key.ts';
import { textOf } from '../support/texts.ts';
import type { TestServer } from '../support/server.ts';
import { money, type Words, words } from '../support/words.ts';
import type { Layout } from './layouts.ts';
import { type CallPage, waitUntil } from './page/call-page.ts';
import { byCss, type Locator, type ElementState } from './page/locator.ts';

type Values = Readonly<Record<string, string | number>>;

export type User = {
  readonly layout: Layout;
  readonly tab: Tab;
  readonly callPage: CallPage;
  readonly server: TestServer;
  readonly labels: Words;
  readonly text: (key: MessageKey, values?: Values) => string;
  /** A unique address. */
  readonly email: string;
  readonly waitFor: (locator: Locator, isRight?: (seen: ElementState) => boolean) => Promise<ElementState>;
  readonly waitForAbsent: (locator: Locator) => Promise<void>;
  readonly click: (locator: Locator) => Promise<void>;
  readonly fill: (locator: Locator, text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Waits until a figure shows an amount, such as `+1234.50`. */
  readonly waitForFigure: (figure: string, plain: string) => Promise<void>;
  readonly waitForPath: (path: string) => Promise<void>;
  /** Stores a screenshot in the artefacts of the run. */
  readonly saveScreenshot: (name: string) => Promise<void>;
};

export type UserOptions = Pick<User, 'layout' | 'tab' | 'callPage' | 'server' | 'email' | 'saveScreenshot'>;

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;
const nameOf = (locator: Locator): string => locator.map((step) => JSON.stringify(step)).join(' › ');

/** Normalises an expected text like the texts of page functions. */
export const withPlainSpaces = (text: string): string => text.replaceAll(/\s/gu, ' ');

export function userAt(options: UserOptions): User {
  const { callPage, tab, layout } = options;
  const labels = words[layout.language];
  const waitFor: User['waitFor'] = async (locator, isRight = () => true) => {
    let last: ElementState | null = null;
    const state = () => (last ? `is ${JSON.stringify(last)}` : 'is not there');
    const seen = await waitUntil(`${nameOf(locator)} is not as it should be`, async () => {
      last = await callPage('elementState', locator);
      return last && isRight(last) ? last : undefined;
    }).catch((error: unknown) => {
      throw new Error(`${nameOf(locator)} ${state()}`, { cause: error });
    });
    return seen;
  };
  /** The point where a click hits an element. The element must have stopped moving. */
  const clickPointOf = async (locator: Locator): Promise<Point> => {
    let last: Point | undefined;
    let why = '';
    return waitUntil(`Nobody can press ${nameOf(locator)}`, async () => {
      await callPage('scrollTo', locator);
      const clickPoint = (await callPage('elementState', locator))?.clickPoint ?? 'not there';
      const before = last;
      last = typeof clickPoint === 'string' ? undefined : clickPoint;
      if (typeof clickPoint === 'string') why = clickPoint;
      return before && last && isSame(before, last) ? last : undefined;
    }).catch((error: unknown) => {
      throw new Error(`Nobody can press ${nameOf(locator)}: ${why}`, { cause: error });
    });
  };
  const click = async (locator: Locator) => tab.click(await clickPointOf(locator));
  return {
    ...options,
    labels,
    text: (key, values) => textOf(layout.language, key, values),
    waitFor,
    waitForAbsent: async (locator) => {
      await waitUntil(
        `${nameOf(locator)} is still there`,
        async () => (await callPage('elementState', locator)) === null || undefined,
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
      const locator = byCss(`[data-figure="${figure}"]`);
      const amount = withPlainSpaces(money(labels, plain));
      await waitFor(locator, ({ text, value }) => [text, withPlainSpaces(value)].includes(amount));
    },
    waitForPath: async (path) => {
      await waitUntil(`The page does not come to ${path}`, async () => (await callPage('path')) === path || undefined);
    },
  };
}
