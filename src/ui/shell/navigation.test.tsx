import { cleanup, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WorkspaceDialogs } from '../dialogs/workspace-dialogs.tsx';
import { recordOf } from '../../../testing/app/fake-data.ts';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import { Navigation } from './navigation.tsx';

const { innerWidth } = window;

beforeEach(() => {
  window.innerWidth = 360;
});

afterEach(() => {
  cleanup();
  window.innerWidth = innerWidth;
});

// An open menu hides the rest of the page from assistive technology.
const opener = () => screen.getByRole('button', { name: 'Menu', hidden: true });
const isOpen = () => opener().getAttribute('aria-expanded') === 'true';

const titles = ['Accueil', 'Épargne', 'Paramètres', 'Déconnexion'];

const Path = () => <p data-testid="path">{useLocation().pathname}</p>;
const path = () => screen.getByTestId('path').textContent;

const openMenu = async () => {
  const page = (
    <>
      <Navigation />
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
  test('exposes the open state to assistive technology', async () => {
    await openMenu();
    expect(isOpen()).toBe(true);
    expect(opener().getAttribute('aria-controls')).toBe('header');
    expect(screen.getByRole('navigation', { name: 'Principale' }).id).toBe('header');
  });

  // Source: docs/specification.md#navigation-narrow.
  test('closes when a link is followed', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('link', { name: 'Épargne' }));
    expect(path()).toBe('/moneySaving');
    expect(isOpen()).toBe(false);
  });

  // Source: docs/specification.md#navigation-narrow.
  test('closes on a click outside', async () => {
    const { user } = await openMenu();
    await user.click(document.querySelector('.MuiBackdrop-root') ?? document.body);
    expect(isOpen()).toBe(false);
  });

  // Source: docs/specification.md#navigation-narrow.
  test('closes on Escape and returns the focus to the menu button', async () => {
    const { user } = await openMenu();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Accueil' }));
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener());
  });

  // Source: docs/specification.md#navigation.
  test('is replaced by links in a row in a wide window', async () => {
    window.innerWidth = 1024;
    await renderSignedIn(<Navigation />, { language: 'fr' });
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Principale' }).id).toBe('header');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(titles);
  });

  // Source: docs/specification.md#navigation.
  test('marks the current page', async () => {
    await openMenu();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Accueil');
  });

  test('closes when the commands open, which then return the focus to the menu button', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('button', { name: 'Commandes' }));
    const field = await screen.findByRole('combobox', { name: 'Rechercher une commande' });
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener());
  });

  // Source: docs/specification.md#sign-out-waiting.
  test.each([360, 1024])('asks about pending edits in a dialog on home when signing out, at %i px', async (width) => {
    window.innerWidth = width;
    const paths: string[] = [];
    const Passed = () => {
      const { pathname } = useLocation();
      useEffect(() => void paths.push(pathname), [pathname]);
      return null;
    };
    const page = (
      <>
        <Navigation />
        <WorkspaceDialogs />
        <Passed />
      </>
    );
    const stored = {
      records: [recordOf(1, { kind: 'sheet.remove', sheetId: 'gone' }, { uid: 'user-1' })],
      unreadable: [],
    };
    const { user } = await renderSignedIn(page, { language: 'fr', stored, send: () => new Promise(() => {}) });
    const follow = async (name: string) => {
      if (width === 360) await user.click(opener());
      await user.click(screen.getByRole('link', { name }));
    };
    await follow('Paramètres');
    await follow('Déconnexion');
    expect(await screen.findByRole('dialog', { name: 'Se déconnecter' })).toBeDefined();
    expect(paths).toEqual(['/', '/parameters', '/']);
  });

  // Source: docs/specification.md#navigation.
  test('lists the screens in order', async () => {
    await openMenu();
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(titles);
  });
});
