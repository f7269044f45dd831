import { expect } from 'vitest';
import { seedHousehold } from '../../e2e/gallery/household.ts';
import { signInAndOpenHome, navigate, region, rowOf, showBlock } from '../actions.ts';
import { waitUntil } from '../page/call-page.ts';
import { inside, byLabel, type Locator, byRole } from '../page/locator.ts';
import type { User } from '../user.ts';
import type { Scenario } from '../run-scenarios.ts';

/** The height of the header on a phone, in pixels. The arrows between sheets are in its second line. */
const headerHeights = { home: 104, savings: 104, parameters: 56 } as const;

/** Checks that the screen obeys the layout rules, and that `targets` are visible without scrolling. */
async function checkLayout(user: User, name: string, targets: readonly Locator[]): Promise<void> {
  const { callPage, waitFor, layout, saveScreenshot } = user;
  await waitUntil('The fonts do not load', async () => (await callPage('fontsAreThere')) || undefined);
  for (const target of targets) await waitFor(target, ({ clickPoint }) => typeof clickPoint !== 'string');
  await saveScreenshot(name);
  expect(await callPage('layoutFaults', layout.isPhone)).toEqual([]);
  for (const [screen, height] of Object.entries(headerHeights))
    if (name.startsWith(screen)) expect(await callPage('headerHeight')).toBe(layout.isPhone ? height : 48);
}

const signIn = async (user: User, name: string) => {
  const { labels } = user;
  await user.waitFor(byRole('button', labels.signIn), ({ isDisabled }) => !isDisabled);
  const targets = [byLabel(labels.email), byLabel(labels.password), byRole('link', labels.createAccountLink)];
  await checkLayout(user, name, [...targets, byRole('button', labels.signIn)]);
};

const home = async (user: User, name: string) => {
  const { labels, layout } = user;
  await showBlock(user, 'daily');
  const add = (label: string) => inside(region(user, 'daily'), byLabel(label));
  const everywhere = [byRole('button', labels.older), add(labels.day), add(labels.name), add(labels.amount)];
  const wide = [
    byRole('link', labels.signOut),
    byRole('button', labels.newSheet),
    byRole('button', labels.addProvision),
  ];
  await user.waitFor(rowOf(user, 'daily', 'Essence'));
  await checkLayout(user, name, [...everywhere, ...(layout.isPhone ? [byRole('button', labels.menu)] : wide)]);
};

const savings = async (user: User, name: string) => {
  const { labels } = user;
  await navigate(user, labels.savings);
  await user.waitFor(rowOf(user, 'savings', 'Livret A'));
  await checkLayout(user, name, [inside(region(user, 'savings'), byLabel(labels.name))]);
};

const appearance = async (user: User, theme: 'light' | 'dark') => {
  const { text, click, callPage, layout } = user;
  await navigate(user, text('navigation.parameters'));
  if (layout.isPhone) await click(byRole('button', text('parameters.sections.operations')));
  await click(byRole('link', text('parameters.sections.appearance')));
  await click(byRole('radio', text(`parameters.appearance.${theme}`)));
  await waitUntil(`The theme is not ${theme}`, async () => (await callPage('theme')) === theme || undefined);
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
        await signInAndOpenHome(user, seedHousehold);
        await home(user, 'home-light');
      },
    ],
    ['savings, light', (user) => savings(user, 'savings-light')],
    [
      'parameters, light',
      async (user) => {
        await appearance(user, 'light');
        await checkLayout(user, 'parameters-light', [byRole('radio', user.text('parameters.appearance.dark'))]);
      },
    ],
    [
      'parameters, dark',
      async (user) => {
        await appearance(user, 'dark');
        await checkLayout(user, 'parameters-dark', [byRole('radio', user.text('parameters.appearance.light'))]);
      },
    ],
    ['savings, dark', (user) => savings(user, 'savings-dark')],
    [
      'home, dark',
      async (user) => {
        await navigate(user, user.labels.home);
        await home(user, 'home-dark');
      },
    ],
    [
      'sign-in, dark',
      async (user) => {
        await navigate(user, user.labels.signOut);
        await user.waitForPath('/login');
        await signIn(user, 'sign-in-dark');
      },
    ],
  ],
};
