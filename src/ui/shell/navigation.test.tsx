import { cleanup, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { WorkspaceDialogs } from '../dialogs/workspace-dialogs.tsx';
import { renderSignedIn } from '../sheet/testing/render-signed-in.tsx';
import { NavigationMenu } from './navigation-menu.tsx';

afterEach(cleanup);

const opener = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => opener().getAttribute('aria-expanded') === 'true';

const Path = () => <p data-testid="path">{useLocation().pathname}</p>;
const path = () => screen.getByTestId('path').textContent;

const openMenu = async () => {
  const page = (
    <>
      <NavigationMenu />
      <WorkspaceDialogs />
      <Path />
    </>
  );
  const { user } = await renderSignedIn(page, { language: 'fr' });
  await user.click(opener());
  return { user };
};

describe('the menu', () => {
  // Source: docs/specification.md#navigation-narrow, docs/specification.md#menu-ids.
  test('says whether it is open', async () => {
    await openMenu();
    expect(isOpen()).toBe(true);
    expect(document.getElementById('header')?.dataset['open']).toBe('true');
  });

  // Source: docs/specification.md#navigation-narrow.
  test('closes on the link that was followed', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('link', { name: 'Épargne' }));
    expect(path()).toBe('/moneySaving');
    expect(isOpen()).toBe(false);
  });

  // Source: docs/specification.md#navigation-narrow.
  test('closes on a click outside', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByTestId('path'));
    expect(isOpen()).toBe(false);
  });

  // Source: docs/specification.md#navigation-narrow.
  test('closes on Escape and gives the focus back', async () => {
    const { user } = await openMenu();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Accueil' }));
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener());
  });

  // Source: docs/specification.md#navigation.
  test('marks the page that is shown', async () => {
    await openMenu();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Accueil');
  });

  test('gives way to the commands, which give the focus back to its button', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Commandes' }));
    const field = await screen.findByRole('combobox', { name: 'Rechercher une commande' });
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener());
  });

  // Source: docs/specification.md#navigation.
  test('leads to the screens in their order', async () => {
    await openMenu();
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Accueil', 'Épargne', 'Paramètres', 'Déconnexion']);
  });
});
