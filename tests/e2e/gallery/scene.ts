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
import { isPhone, type Look, looksOf, nameOf, usualLooks, viewportOf } from './looks.ts';
import { compareWithKept, keepsPictures } from './picture.ts';
import { pointerTarget, smallTargets, touchTarget } from './targets.ts';

// A phone has the least room, and nothing is lighter in the dark; the sheet and the visitors' screens show the other look.
const looksInSmall = isExhaustive || keepsPictures ? usualLooks : usualLooks.filter(isPhone);

type Values = Readonly<Record<string, string | number>>;

/** Who goes through the scenes of one look. */
export type Visitor = App & {
  readonly look: Look;
  readonly text: (key: MessageKey, values?: Values) => string;
  /** What has a role and, as its whole name, a text of the product. */
  readonly the: (role: Role, key: MessageKey, values?: Values) => Locator;
  readonly go: (path: string) => Promise<void>;
};
type Role = 'button' | 'dialog' | 'heading' | 'link' | 'radio' | 'region' | 'switch' | 'tab' | 'textbox';

/** A screen in a state that a person can bring it into. */
export type Scene = {
  readonly name: string;
  /** The kind of layout that has it; both, when absent. */
  readonly on?: 'desktop' | 'phone';
  /** Begins where the scene before it ends, and is shown in the same look. */
  readonly goesOn?: true;
  /** Is laid out in another way in each look, and shown in all of them. */
  readonly isLaidOut?: true;
  readonly open: (visitor: Visitor) => Promise<unknown>;
  /** Brings the screen back; closes a dialog with Escape, when absent. */
  readonly leave?: (visitor: Visitor) => Promise<unknown>;
};

const visitorOn = (app: App, look: Look): Visitor => {
  const text = (key: MessageKey, values: Values = {}) => textOf(look.language, key, values);
  return {
    ...app,
    look,
    text,
    the: (role, key, values) =>
      app.page
        .getByRole(role, { name: text(key, values), exact: true })
        .filter({ visible: true })
        .first(),
    go: (path) => visit(app.page, path),
  };
};

export type Party = {
  /** Part of the names of the pictures. */
  readonly name: string;
  /** What a person has who is signed in; nobody is, when absent. */
  readonly seed?: (account: SeededAccount) => Promise<unknown>;
  readonly path?: string;
  /** What shows that the first screen is there. */
  readonly ready: (visitor: Visitor) => Locator;
};

async function arrive(stage: Stage, look: Look, { name, seed, path = '/', ready }: Party): Promise<Visitor> {
  const { browser, server } = stage;
  const app = await openApp({
    browser,
    origin: server.origin,
    words: words[look.language],
    viewport: viewportOf(look),
  });
  const { page } = app;
  // A scene that fails says so soon enough for those after it.
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

/** A screen for visitors, with its picture where it has room for one. */
export const visitorScreen = ({ page, look }: Visitor) =>
  page.locator(isPhone(look) ? '[data-layout="visitor"]' : '[data-layout="visitor"]:has([data-illustration])');

const isShown = ({ on }: Scene, look: Look) => on === undefined || (on === 'phone') === isPhone(look);

/** Elements whose styles were named to Emotion as if a stylesheet of the page held them, and none does. */
const unstyled = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    const styled = new Set(rules.join('').match(/\.css-\w+/gu));
    // Of these styles there are none.
    const bare = '.MuiDayCalendar-root';
    return [...document.querySelectorAll(`[class*="css-"]:not(${bare})`)]
      .filter(({ classList }) => [...classList].some((name) => name.startsWith('css-') && !styled.has(`.${name}`)))
      .map((element) => `without its styles: ${element.outerHTML.slice(0, 160)}`);
  });

/** What is wrong with what is shown now. */
async function faultsOf(visitor: Visitor, picture: string | undefined): Promise<readonly string[]> {
  const { page, look } = visitor;
  await page.evaluate(() => document.fonts.ready);
  // The picture beside the form comes last.
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

/**
 * The looks of each scene: in small one of those that can show it, by turns; new pictures, and everything exhaustive, take all
 * of them.
 */
function inTurns(scenes: readonly Scene[], looks: readonly Look[]): ReadonlyMap<Scene, readonly Look[]> {
  let turn = -1;
  return new Map(
    scenes.map((scene) => {
      const possible = looks.filter((look) => isShown(scene, look));
      if (isExhaustive || keepsPictures || scene.isLaidOut === true || possible.length === 1) return [scene, possible];
      if (scene.goesOn !== true) turn += 1;
      return [scene, possible.slice(turn % possible.length).slice(0, 1)];
    }),
  );
}

/** Goes through scenes in their looks, and holds each against accessibility rules and the picture that is kept of it. */
export function showScenes(party: Party, scenes: readonly Scene[], kept = looksInSmall) {
  const stage = useStage();
  const looks = inTurns(scenes, looksOf(kept));
  describe.each(looksOf(kept))('at $width px, $theme, $language', (look) => {
    let arrived: Visitor | undefined;
    const visitor = (): Visitor => {
      if (!arrived) throw new Error('Nobody has arrived.');
      return arrived;
    };
    beforeAll(async () => {
      arrived = await arrive(stage, look, party);
    });
    // A scene that failed leaves its dialog open.
    beforeEach(() => closeDialog(visitor().page));
    afterAll(async () => {
      await arrived?.page.context().close();
      expect(arrived?.complaints).toEqual([]);
    });
    test.each(scenes.filter((scene) => looks.get(scene)?.includes(look)))(
      '$name',
      async ({ name, open, leave = ({ page }) => closeDialog(page) }) => {
        await open(visitor());
        const picture = kept.includes(look) ? `${party.name}-${name}-${nameOf(look)}` : undefined;
        const faults = await faultsOf(visitor(), picture);
        await leave(visitor());
        expect(faults).toEqual([]);
      },
    );
  });
}
