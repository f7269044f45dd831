import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { defaultParameters, type Parameters } from '../domain/parameters.ts';
import { emptyContent, type Sheet, type SheetContent } from '../domain/sheet.ts';
import { appMachine } from '../machines/app/app.machine.ts';
import { outboxMachine } from '../machines/outbox/outbox.machine.ts';
import { parametersMachine } from '../machines/parameters/parameters.machine.ts';
import { sessionMachine } from '../machines/session/session.machine.ts';
import { sheetMachine } from '../machines/sheet/sheet.machine.ts';
import { sheetsMachine } from '../machines/sheets/sheets.machine.ts';
import { workspaceMachine } from '../machines/workspace/workspace.machine.ts';
import { noInstallation } from '../ui/shell/testing/no-installation.ts';
import { aSheet } from '../ui/sheet/testing/signed-in-app.ts';
import { deviceEnvironment } from './environment.ts';
import { firstPageKnown } from './first-page.ts';

/** An app on a device that answers when it is let: who is here, their list of sheets, the sheet, their parameters. */
function startOn(person: { readonly uid: string; readonly email: string } | undefined) {
  const answers = {
    person: Promise.withResolvers<typeof person>(),
    list: Promise.withResolvers<readonly Sheet[] | undefined>(),
    content: Promise.withResolvers<SheetContent | undefined>(),
    parameters: Promise.withResolvers<Parameters | undefined>(),
  };
  const sheet = sheetMachine.provide({ actors: { restoreContent: fromPromise(() => answers.content.promise) } });
  const workspace = workspaceMachine.provide({
    actors: {
      watchReturns: fromCallback(() => {}),
      keepOffline: fromCallback(() => {}),
      outbox: outboxMachine.provide({
        actors: { watchNetwork: fromCallback(() => {}), watchTabs: fromCallback(() => {}) },
      }),
      sheets: sheetsMachine.provide({
        actors: { sheet, restoreSheetList: fromPromise(() => answers.list.promise) },
      }),
      parameters: parametersMachine.provide({
        actors: { restoreParameters: fromPromise(() => answers.parameters.promise) },
      }),
    },
  });
  const session = sessionMachine.provide({
    actors: {
      watchIdentity: fromCallback(() => {}),
      recallPerson: fromPromise(() => answers.person.promise),
      workspace,
    },
  });
  const app = createActor(appMachine.provide({ actors: { session, install: noInstallation } }), {
    input: { environment: deviceEnvironment, link: undefined },
  });
  app.start();
  const shown = vi.fn<() => void>();
  void firstPageKnown(app).then(shown);
  return { answers, shown, person };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a visitor sees the first page as soon as nobody is known', async () => {
  const { answers, shown } = startOn(undefined);
  await settled();
  expect(shown).not.toHaveBeenCalled();
  answers.person.resolve(undefined);
  await settled();
  expect(shown).toHaveBeenCalledOnce();
});

test('who was here before sees it when list, sheet and parameters are there, whichever comes last', async () => {
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

test('a device that keeps nothing makes nobody wait for the server', async () => {
  const { answers, shown, person } = startOn({ uid: 'user-1', email: 'camille@example.org' });
  answers.person.resolve(person);
  answers.parameters.resolve(undefined);
  await settled();
  expect(shown).not.toHaveBeenCalled();
  answers.list.resolve(undefined);
  await settled();
  expect(shown).toHaveBeenCalledOnce();
});
