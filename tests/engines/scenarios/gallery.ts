import { expect } from 'vitest';
import { settleIn } from '../../e2e/gallery/household.ts';
import { arrive, navigate, region, rowOf, turnTo } from '../actions.ts';
import { until } from '../page/call-page.ts';
import { inside, labelled, type Locator, the } from '../page/locator.ts';
import type { User } from '../user.ts';
import type { Scenario } from '../run-scenarios.ts';

/** The height of the header, in pixels: a phone has the sheets' arrows in a second line of it. */
const headerHeights = { home: 104, savings: 104, parameters: 56 } as const;

/** Holds what is on show against the rules of a layout; `targets` must be in sight without scrolling. */
async function isRight(user: User, name: string, targets: readonly Locator[]): Promise<void> {
  const { ask, waitFor, layout, saveScreenshot } = user;
  await until('The letters do not come', async () => (await ask('fontsAreThere')) || undefined);
  for (const target of targets) await waitFor(target, ({ aim }) => typeof aim !== 'string');
  await saveScreenshot(name);
  expect(await ask('layoutFaults', layout.isPhone)).toEqual([]);
  for (const [screen, height] of Object.entries(headerHeights))
    if (name.startsWith(screen)) expect(await ask('headerHeight')).toBe(layout.isPhone ? height : 48);
}

const signIn = async (user: User, name: string) => {
  const { said } = user;
  await user.waitFor(the('button', said.signIn), ({ isDisabled }) => !isDisabled);
  const targets = [labelled(said.email), labelled(said.password), the('link', said.createAccountLink)];
  await isRight(user, name, [...targets, the('button', said.signIn)]);
};

const home = async (user: User, name: string) => {
  const { said, layout } = user;
  await turnTo(user, 'daily');
  const add = (label: string) => inside(region(user, 'daily'), labelled(label));
  const everywhere = [the('button', said.older), add(said.day), add(said.name), add(said.amount)];
  const wide = [the('link', said.signOut), the('button', said.newSheet), the('button', said.addProvision)];
  await user.waitFor(rowOf(user, 'daily', 'Essence'));
  await isRight(user, name, [...everywhere, ...(layout.isPhone ? [the('button', said.menu)] : wide)]);
};

const savings = async (user: User, name: string) => {
  const { said } = user;
  await navigate(user, said.savings);
  await user.waitFor(rowOf(user, 'savings', 'Livret A'));
  await isRight(user, name, [inside(region(user, 'savings'), labelled(said.name))]);
};

const appearance = async (user: User, theme: 'light' | 'dark') => {
  const { text, click, ask, layout } = user;
  await navigate(user, text('navigation.parameters'));
  if (layout.isPhone) await click(the('button', text('parameters.sections.operations')));
  await click(the('link', text('parameters.sections.appearance')));
  await click(the('radio', text(`parameters.appearance.${theme}`)));
  await until(`The theme is not ${theme}`, async () => (await ask('theme')) === theme || undefined);
};

export const gallery: Scenario = {
  name: 'gallery',
  steps: [
    [
      'sign-in, light',
      async (user) => {
        await user.tab.goTo(`${user.server.origin}/login`);
        await signIn(user, 'sign-in-light');
      },
    ],
    [
      'home, light',
      async (user) => {
        await arrive(user, settleIn);
        await home(user, 'home-light');
      },
    ],
    ['savings, light', (user) => savings(user, 'savings-light')],
    [
      'parameters, light',
      async (user) => {
        await appearance(user, 'light');
        await isRight(user, 'parameters-light', [the('radio', user.text('parameters.appearance.dark'))]);
      },
    ],
    [
      'parameters, dark',
      async (user) => {
        await appearance(user, 'dark');
        await isRight(user, 'parameters-dark', [the('radio', user.text('parameters.appearance.light'))]);
      },
    ],
    ['savings, dark', (user) => savings(user, 'savings-dark')],
    [
      'home, dark',
      async (user) => {
        await navigate(user, user.said.home);
        await home(user, 'home-dark');
      },
    ],
    [
      'sign-in, dark',
      async (user) => {
        await navigate(user, user.said.signOut);
        await user.waitForPath('/login');
        await signIn(user, 'sign-in-dark');
      },
    ],
  ],
};
