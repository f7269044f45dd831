import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { InstallEvent, InstallOutcome } from '../../machines/install/install.machine.ts';
import { InstallButton } from './install-button.tsx';
import { noInstallation } from '../../../testing/ui/no-installation.ts';
import { clearPage, renderApp } from '../../../testing/ui/render-app.tsx';
import { VersionNotice } from './version-notice.tsx';

afterEach(clearPage);

const show = async () => {
  const done: string[] = [];
  const install = noInstallation.provide({
    actors: {
      askInstall: fromPromise<InstallOutcome, void>(() => {
        done.push('installed');
        return Promise.resolve('accepted');
      }),
      startVersion: fromPromise<void, void>(() => {
        done.push('started');
        return Promise.resolve();
      }),
    },
  });
  const ui = (
    <>
      <form data-draft="">
        <input aria-label="Name" />
      </form>
      <InstallButton />
      <VersionNotice />
    </>
  );
  const { app, user } = await renderApp(ui, { language: 'en', install });
  const send = (event: InstallEvent) => act(() => app.getSnapshot().children.install?.send(event));
  return { user, send, done };
};

const button = (name: string) => screen.findByRole('button', { name });

// Source: docs/specification.md#newer-version.
test('does not start a newer version while the user has unsaved input', async () => {
  const { user, send, done } = await show();
  send({ type: 'version.ready' });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, 'Bread');
  await user.click(await button('Update'));
  expect(screen.getByText('First finish what you are typing: the update would erase it.')).toBeDefined();
  expect(done).toEqual([]);
  await user.clear(name);
  await user.click(await button('Update'));
  expect(done).toEqual(['started']);
});

// Source: docs/specification.md#newer-version.
test('hides the offer of a newer version when the user chooses "Later"', async () => {
  const { user, send } = await show();
  send({ type: 'version.ready' });
  await user.click(await button('Later'));
  expect(screen.queryByText('A new version is ready.')).toBeNull();
});

// Source: docs/specification.md#installation.
test('offers to install the app while the browser can', async () => {
  const { user, send, done } = await show();
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
  send({ type: 'install.offered' });
  await user.click(await button('Install the app'));
  expect(done).toEqual(['installed']);
  expect(screen.queryByRole('button', { name: 'Install the app' })).toBeNull();
});
