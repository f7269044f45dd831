import { offerInstallation } from '../support/install-offer.ts';
import { mainLooks } from './looks.ts';
import { type Scene, showScenes, type Visitor, visitorScreen } from './scene.ts';

const field = ({ page, text }: Visitor, key: 'fields.email' | 'fields.name' | 'fields.password') =>
  page.getByLabel(text(key), { exact: true });

const scenes: readonly Scene[] = [
  {
    name: 'installable',
    open: async ({ page, byRole }) => {
      await offerInstallation(page);
      await byRole('button', 'installation.install').waitFor();
    },
    leave: ({ byRole }) => byRole('button', 'installation.install').click(),
  },
  { name: 'sign-in', open: ({ byRole }) => byRole('button', 'signIn.submit').waitFor() },
  {
    name: 'sign-in-incomplete',
    open: async ({ byRole, page, text }) => {
      await byRole('button', 'signIn.submit').click();
      await page.getByText(text('validation.allFieldsRequired')).first().waitFor();
    },
    leave: ({ page }) => page.reload(),
  },
  {
    name: 'sign-up',
    open: async ({ byRole, go }) => {
      await go('/signup');
      await byRole('button', 'signUp.submit').waitFor();
    },
  },
  {
    name: 'sign-up-refused',
    continuesPrevious: true,
    open: async (visitor) => {
      await field(visitor, 'fields.name').fill('  ');
      await field(visitor, 'fields.email').fill('camille');
      await field(visitor, 'fields.password').fill('court');
      await field(visitor, 'fields.password').blur();
      await visitor.page.getByText(visitor.text('validation.emailInvalid')).waitFor();
    },
  },
  {
    name: 'forgot-password',
    continuesPrevious: true,
    open: async ({ byRole, go }) => {
      await go('/forgot-password');
      await byRole('button', 'forgotPassword.submit').waitFor();
    },
  },
  {
    name: 'not-found',
    open: async ({ byRole, go }) => {
      await go('/nowhere');
      await byRole('link', 'notFound.backHome').waitFor();
    },
  },
  {
    name: 'mail-link-used',
    open: async ({ byRole, page, origin }) => {
      await page.goto(`${origin}/__/auth/action?mode=verifyEmail&oobCode=used`);
      await byRole('link', 'emailAction.toSignIn').waitFor();
    },
  },
];

showScenes({ name: 'visitor', path: '/login', ready: visitorScreen }, scenes, mainLooks);
