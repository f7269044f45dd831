// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { NavigationMenu } from './navigation-menu.tsx';
import { clearPage, renderApp } from './testing/render-app.tsx';

afterEach(clearPage);

const opener = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => opener().getAttribute('aria-expanded') === 'true';

const openMenu = async () => {
  const page = await renderApp(
    <>
      <NavigationMenu />
      <p>Outside</p>
    </>,
  );
  await page.user.click(opener());
  return page;
};

describe('the menu', () => {
  test('says whether it is open', async () => {
    await openMenu();
    expect(isOpen()).toBe(true);
    expect(document.getElementById('header')?.dataset['open']).toBe('true');
  });

  test('closes on the link that was followed', async () => {
    const { user, path } = await openMenu();
    await user.click(screen.getByRole('link', { name: 'Épargne' }));
    expect(path()).toBe('/moneySaving');
    expect(isOpen()).toBe(false);
  });

  test('closes on a click outside', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByText('Outside'));
    expect(isOpen()).toBe(false);
  });

  test('closes on Escape and gives the focus back', async () => {
    const { user } = await openMenu();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Accueil' }));
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener());
  });

  test('marks the page that is shown', async () => {
    await openMenu();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Accueil');
  });

  test('leads to the screens in their order', async () => {
    await openMenu();
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Accueil', 'Épargne', 'Paramètres', 'Déconnexion']);
  });
});
