import { identify } from '../../contract/support/calls.ts';
import { closeToasts } from '../support/messages.ts';
import { camille, signIn } from '../support/account.ts';
import { nameOf } from './looks.ts';
import { type Scene, showScenes, type Visitor, visitorScreen } from './scene.ts';

const person = ({ look }: Visitor) => ({ ...camille, email: `unverified-${nameOf(look)}@exemple.fr` });

const scenes: readonly Scene[] = [
  {
    name: 'notice',
    open: async (visitor) => {
      const { page, text, byRole, go } = visitor;
      const { name, email, password } = person(visitor);
      await go('/signup');
      await page.getByLabel(text('fields.name'), { exact: true }).fill(name);
      await page.getByLabel(text('fields.email'), { exact: true }).fill(email);
      await page.getByLabel(text('fields.password'), { exact: true }).fill(password);
      await byRole('button', 'signUp.submit').click();
      await byRole('dialog', 'signUpNotice.title').waitFor();
      // Hovering a toast keeps it open.
      await page.mouse.move(0, 0);
      await page.locator('.MuiSnackbar-root').waitFor({ state: 'detached' });
    },
    leave: async ({ page, byRole, look }) => {
      await byRole('button', 'shell.close').click();
      await page.waitForURL('**/login');
      await page.locator('.MuiSnackbar-root').waitFor();
      await closeToasts(page, look.language);
    },
  },
  {
    name: 'verification',
    open: async (visitor) => {
      const { email, password } = person(visitor);
      // The request fails if the previous scene has already created the account.
      await identify(visitor.origin, 'signUp', { email, password });
      await signIn(visitor, person(visitor));
      await visitor.byRole('dialog', 'verification.title').waitFor();
    },
  },
];

showScenes({ name: 'unverified', path: '/login', ready: visitorScreen }, scenes);
