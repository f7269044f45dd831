import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { defaultParameters, type Parameters } from '../../domain/parameters/parameters.ts';
import { emptyContent, type Sheet, type SheetContent } from '../../domain/sheet/sheet.ts';
import { appMachine } from '../../machines/app/app.machine.ts';
import { bind } from '../../machines/shared/bind.ts';
import { fakeSession } from '../../../testing/ui/fake-session.ts';
import { noInstallation } from '../../../testing/ui/no-installation.ts';
import { aSheet, oneTab } from '../../../testing/ui/signed-in-app.ts';
import { bindWorkspace } from '../effects/workspace.effects.ts';
import { deviceEnvironment } from '../services/environment.ts';
import { emptyCache, fakeData } from '../../../testing/app/fake-data.ts';
import { whenFirstPageReady, whenFirstSheetReady } from './first-page.ts';

const loadEmailAction = () => Promise.reject(new Error('The page was opened by no link.'));

/** An app whose cache and server answer when the test resolves `answers`: last user, sheets, lines, parameters. */
function startOn(person: { readonly uid: string; readonly email: string } | undefined) {
  const answers = {
    person: Promise.withResolvers<typeof person>(),
    list: Promise.withResolvers<readonly Sheet[] | undefined>(),
    content: Promise.withResolvers<SheetContent | undefined>(),
    servedList: Promise.withResolvers<readonly Sheet[]>(),
    servedContent: Promise.withResolvers<SheetContent>(),
    parameters: Promise.withResolvers<Parameters | undefined>(),
  };
  const environment = deviceEnvironment(false);
  const data = fakeData({
    cache: {
      ...emptyCache,
      sheets: () => answers.list.promise,
      content: () => answers.content.promise,
      parameters: () => answers.parameters.promise,
    },
    budget: {
      loadSheets: () => answers.servedList.promise,
      loadContent: () => answers.servedContent.promise,
    },
  });
  const session = fakeSession({
    user: undefined,
    // The provider has not answered yet.
    identity: { watch: () => () => {} },
    environment,
    data,
    loadModules: async () => ({ bindWorkspace, browserDevice: oneTab, createDataServices: () => data }),
  }).provide({ actors: { recallUser: fromPromise(() => answers.person.promise) } });
  const app = createActor(bind(appMachine, { session, install: noInstallation, loadEmailAction }), {
    input: { environment, link: undefined },
  });
  app.start();
  const shown = vi.fn<() => void>();
  void whenFirstPageReady(app).then(shown);
  const filled = vi.fn<() => void>();
  void whenFirstSheetReady(app).then(filled);
  return { answers, shown, filled, person };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('the first page of a visitor is ready when no last user is stored', async () => {
  const { answers, shown } = startOn(undefined);
  await settled();
  expect(shown).not.toHaveBeenCalled();
  answers.person.resolve(undefined);
  await settled();
  expect(shown).toHaveBeenCalledOnce();
});

test('the first page of the last user is ready when sheets, lines and parameters are read from the cache', async () => {
  const { answers, shown, person } = startOn({ uid: 'user-1', email: 'camille@example.org' });
  answers.person.resolve(person);
  answers.list.resolve([aSheet]);
  answers.content.resolve(emptyContent);
  await settled();
  expect(shown).not.toHaveBeenCalled();
  answers.parameters.resolve(defaultParameters);
  await settled();
  expect(shown).toHaveBeenCalledOnce();
});

test('the first page does not wait for the server when the cache is empty', async () => {
  const { answers, shown, person } = startOn({ uid: 'user-1', email: 'camille@example.org' });
  answers.person.resolve(person);
  answers.parameters.resolve(undefined);
  await settled();
  expect(shown).not.toHaveBeenCalled();
  answers.list.resolve(undefined);
  await settled();
  expect(shown).toHaveBeenCalledOnce();
});

test('the first sheet is ready at once for a visitor, and for a user when it is read from the cache', async () => {
  const visitor = startOn(undefined);
  await settled();
  expect(visitor.filled).not.toHaveBeenCalled();
  visitor.answers.person.resolve(undefined);
  await settled();
  expect(visitor.filled).toHaveBeenCalledOnce();

  const { answers, filled, person } = startOn({ uid: 'user-1', email: 'camille@example.org' });
  answers.person.resolve(person);
  answers.list.resolve([aSheet]);
  await settled();
  expect(filled).not.toHaveBeenCalled();
  answers.content.resolve(emptyContent);
  await settled();
  expect(filled).toHaveBeenCalledOnce();
});

test('an uncached first sheet is ready when the server answers, or when it is offline', async () => {
  const { answers, filled, person } = startOn({ uid: 'user-1', email: 'camille@example.org' });
  answers.person.resolve(person);
  answers.list.resolve(undefined);
  answers.servedList.resolve([aSheet]);
  answers.content.resolve(undefined);
  await settled();
  expect(filled).not.toHaveBeenCalled();
  answers.servedContent.resolve(emptyContent);
  await settled();
  expect(filled).toHaveBeenCalledOnce();

  const cut = startOn({ uid: 'user-1', email: 'camille@example.org' });
  cut.answers.person.resolve(cut.person);
  cut.answers.list.resolve(undefined);
  await settled();
  expect(cut.filled).not.toHaveBeenCalled();
  cut.answers.servedList.reject(new TypeError('no network'));
  await settled();
  expect(cut.filled).toHaveBeenCalledOnce();
});
