import { act, cleanup, screen, within } from '@testing-library/react';
import { Navigate } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { ParametersScreen } from './parameters-screen.lazy.tsx';
import { openParameters } from '../../../../testing/ui/open-parameters.tsx';

const { innerWidth } = window;

afterEach(() => {
  cleanup();
  window.innerWidth = innerWidth;
});

const parameters = { operations: ['Bakery'], categories: [{ name: 'Food', operations: [] }] };

const openAt = async (search: string) => {
  await renderSignedIn(
    <>
      <Navigate to={{ search }} />
      <ParametersScreen />
    </>,
    { parameters },
  );
};

// `hidden`, because an open popover hides the page from assistive technology.
const opener = (name = 'Operations') => screen.getByRole('button', { name, hidden: true });
const isOpen = () => opener().getAttribute('aria-expanded') === 'true';

const openMenu = async () => {
  window.innerWidth = 360;
  const { user } = await openParameters({ parameters });
  await user.click(opener());
  return user;
};

// Source: docs/specification.md#route-parameters.
describe('the URL', () => {
  test.each([
    ['', 'Operations'],
    ['?section=categories', 'Categories'],
    ['?section=nothing', 'Operations'],
    ['?section=appearance', 'Appearance'],
    ['?section=userName', 'Email address'],
    ['?section=password', 'Password'],
    ['?section=data', 'My data'],
    ['?section=categories&category=Food', 'Categories / Food'],
    ['?section=categories&category=Gone', 'Categories'],
  ])('%o opens %s', async (search, title) => {
    await openAt(search);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(document.title).toBe(`${title} · My budget`);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

describe('the menu', () => {
  // Source: docs/specification.md#parameters-sections.
  test.each([
    ['en', 'Parameters', ['Operations', 'Categories', 'Appearance', 'Email address', 'Password', 'My data']],
    ['fr', 'Paramètres', ['Opérations', 'Catégories', 'Apparence', 'Adresse email', 'Mot de passe', 'Mes données']],
  ] as const)('links to six sections in %s', async (language, title, names) => {
    await openParameters({ parameters, language });
    const menu = document.getElementById('parameters');
    const links = menu ? within(menu).getAllByRole('link') : [];
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    expect(menu?.previousElementSibling?.textContent).toBe(title);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[0]]);
  });

  // Source: docs/specification.md#parameters-narrow, docs/specification.md#menu-ids.
  test('opens below its button and closes when a section is chosen', async () => {
    const user = await openMenu();
    expect(isOpen()).toBe(true);
    expect(opener().getAttribute('aria-controls')).toBe('parameters');
    expect(screen.getByRole('navigation', { name: 'Parameter sections' }).id).toBe('parameters');
    await user.click(screen.getByRole('link', { name: 'Appearance' }));
    expect(screen.queryByRole('navigation', { name: 'Parameter sections' })).toBeNull();
    expect(opener('Appearance').getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Appearance' }));
  });

  // Source: docs/specification.md#parameters-narrow.
  test('closes on Escape, which returns the focus, and on a click outside', async () => {
    const user = await openMenu();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener());
    await user.click(opener());
    await user.click(document.querySelector('.MuiBackdrop-root') ?? document.body);
    expect(isOpen()).toBe(false);
  });
});

describe('loading the parameters', () => {
  test('shows a skeleton of the lists', async () => {
    const answer = Promise.withResolvers<void>();
    await openParameters({ parameters, loadParameters: () => answer.promise });
    expect(screen.getByText('Loading your data')).toBeDefined();
    expect(screen.queryByText('No operations')).toBeNull();
    await act(async () => answer.resolve());
    expect(screen.getByRole('listitem', { name: 'Bakery' })).toBeDefined();
  });

  // Source: docs/specification.md#load-failure.
  test('shows a failure to load with a retry button', async () => {
    const answers = [() => Promise.reject(new Error('offline')), () => Promise.resolve()];
    const { user } = await openParameters({
      parameters,
      loadParameters: () => answers.shift()?.() ?? Promise.resolve(),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Your parameters could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem', { name: 'Bakery' })).toBeDefined();
  });
});
