import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import type { SeededAccount } from '../../support/seed.ts';
import { words } from '../../support/words.ts';
import { textOf } from '../../support/texts.ts';
import { type App, keepSession, openApp, visit } from '../support/app.ts';
import { closeDialog } from '../support/dialogs.ts';
import { seedAccount } from '../../support/seed.ts';
import { isExhaustive } from '../../support/tier.ts';
import { type Stage, useStage } from '../support/stage.ts';
import { violationsOf } from '../support/violations.ts';
import { today } from './household.ts';
import { isPhone, type Look, looksOf, nameOf, mainLooks, viewportOf } from './looks.ts';
import { compareWithKept, keepsPictures } from './picture.ts';
import { pointerTarget, smallTargets, touchTarget } from './targets.ts';

// The fast tier compares the phone only, where space and contrast are smallest.
const sampledLooks = isExhaustive || keepsPictures ? mainLooks : mainLooks.filter(isPhone);

type Values = Readonly<Record<string, string | number>>;

/** The app in one look, with helpers for its scenes. */
export type Visitor = App & {
  readonly look: Look;
  readonly text: (key: MessageKey, values?: Values) => string;
  /** The element with this role, whose whole name is this text of the app. */
  readonly byRole: (role: Role, key: MessageKey, values?: Values) => Locator;
  readonly go: (path: string) => Promise<void>;
};
type Role = 'button' | 'dialog' | 'heading' | 'link' | 'radio' | 'region' | 'switch' | 'tab' | 'textbox';

/** A screen in a state that a user can reach. */
export type Scene = {
  readonly name: string;
  /** The only layout of this scene. By default, a scene has both layouts. */
  readonly on?: 'desktop' | 'phone';
  /** The scene starts where the previous scene ends, in the same look. */
  readonly continuesPrevious?: true;
  /** The scene has a different layout in each look, so all looks are tested. */
  readonly inEveryLook?: true;
  readonly open: (visitor: Visitor) => Promise<unknown>;
  /** Resets the screen; closes a dialog by Escape by default. */
  readonly leave?: (visitor: Visitor) => Promise<unknown>;
};

const visitorOn = (app: App, look: Look): Visitor => {
  const text = (key: MessageKey, values: Values = {}) => textOf(look.language, key, values);
  return {
    ...app,
    look,
    text,
    byRole: (role, key, values) =>
      app.page
        .getByRole(role, { name: text(key, values), exact: true })
        .filter({ visible: true })
        .first(),
    go: (path) => visit(app.page, path),
  };
};

export type SceneGroup = {
  readonly name: string;
  /** The data of the signed-in user. If omitted, no user is signed in. */
  readonly seed?: (account: SeededAccount) => Promise<unknown>;
  readonly path?: string;
  /** An element that shows that the first screen is ready. */
  readonly ready: (visitor: Visitor) => Locator;
};

async function openLook(stage: Stage, look: Look, { name, seed, path = '/', ready }: SceneGroup): Promise<Visitor> {
  const { browser, server } = stage;
  const app = await openApp({
    browser,
    origin: server.origin,
    words: words[look.language],
    viewport: viewportOf(look),
  });
  const { page } = app;
  // Fail early enough for the next scenes to run.
  page.setDefaultTimeout(15_000);
  await page.clock.setFixedTime(today);
  await page.addInitScript((theme) => localStorage.setItem('user-theme', theme), `${look.theme}-theme`);
  if (seed) {
    const account = await seedAccount(server, `${name}-${nameOf(look)}@exemple.fr`, 'orange-bleu-42');
    await seed(account);
    await keepSession(page, app.origin, account.session);
  }
  await page.goto(app.origin + path);
  const visitor = visitorOn(app, look);
  await ready(visitor).waitFor();
  return visitor;
}

/** The screen of a visitor, with its illustration if there is space for one. */
export const visitorScreen = ({ page, look }: Visitor) =>
  page.locator(isPhone(look) ? '[data-layout="visitor"]' : '[data-layout="visitor"]:has([data-illustration])');

const isShown = ({ on }: Scene, look: Look) => on === undefined || (on === 'phone') === isPhone(look);

/** Elements with an Emotion class that has no rule in the page's style sheets. */
const unstyled = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    const styled = new Set(rules.join('').match(/\.css-\w+/gu));
    // This class has no rules on purpose.
    const bare = '.MuiDayCalendar-root';
    return [...document.querySelectorAll(`[class*="css-"]:not(${bare})`)]
      .filter(({ classList }) => [...classList].some((name) => name.startsWith('css-') && !styled.has(`.${name}`)))
      .map((element) => `without its styles: ${element.outerHTML.slice(0, 160)}`);
  });

async function faultsOf(visitor: Visitor, picture: string | undefined): Promise<readonly string[]> {
  const { page, look } = visitor;
  await page.evaluate(() => document.fonts.ready);
  // The illustration loads last.
  if ((await page.locator('[data-layout="visitor"]').count()) > 0) await visitorScreen(visitor).waitFor();
  const violations = [
    ...(await violationsOf(page)),
    ...(await smallTargets(page, isPhone(look) ? touchTarget : pointerTarget)),
    ...(await unstyled(page)),
  ];
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const tooWide = overflow > 0 ? [`the page is ${overflow} px wider than its window`] : [];
  if (picture === undefined) return [...violations, ...tooWide];
  const changed = await compareWithKept(picture, () => page.screenshot({ animations: 'disabled' }));
  return [...violations, ...tooWide, ...(changed === undefined ? [] : [changed])];
}

/** The looks of each scene. Scenes alternate between their looks, but exhaustive runs and new pictures use all looks. */
function looksByScene(scenes: readonly Scene[], looks: readonly Look[]): ReadonlyMap<Scene, readonly Look[]> {
  let turn = -1;
  return new Map(
    scenes.map((scene) => {
      const possible = looks.filter((look) => isShown(scene, look));
      if (isExhaustive || keepsPictures || scene.inEveryLook === true || possible.length === 1)
        return [scene, possible];
      if (scene.continuesPrevious !== true) turn += 1;
      return [scene, possible.slice(turn % possible.length).slice(0, 1)];
    }),
  );
}

/** Tests each scene in its looks: accessibility, size of targets, width, and the kept picture. */
export function showScenes(group: SceneGroup, scenes: readonly Scene[], kept = sampledLooks) {
  const stage = useStage();
  const looks = looksByScene(scenes, looksOf(kept));
  describe.each(looksOf(kept))('at $width px, $theme, $language', (look) => {
    let opened: Visitor | undefined;
    const visitor = (): Visitor => {
      if (!opened) throw new Error('No scene is open yet.');
      return opened;
    };
    beforeAll(async () => {
      opened = await openLook(stage, look, group);
    });
    // A failed scene leaves its dialog open.
    beforeEach(() => closeDialog(visitor().page));
    afterAll(async () => {
      await opened?.page.context().close();
      expect(opened?.complaints).toEqual([]);
    });
    test.each(scenes.filter((scene) => looks.get(scene)?.includes(look)))(
      '$name',
      async ({ name, open, leave = ({ page }) => closeDialog(page) }) => {
        await open(visitor());
        const picture = kept.includes(look) ? `${group.name}-${name}-${nameOf(look)}` : undefined;
        const faults = await faultsOf(visitor(), picture);
        await leave(visitor());
        expect(faults).toEqual([]);
      },
    );
  });
}
