import { screen } from '@testing-library/dom';
import type { Sheet } from '../../../src/domain/sheet/sheet.ts';
import type { Write } from '../../../src/domain/sync/writes.ts';
import { outboxMachine } from '../../../src/machines/outbox/outbox.machine.ts';
import { parametersMachine } from '../../../src/machines/parameters/parameters.machine.ts';
import { sessionMachine } from '../../../src/machines/session/session.machine.ts';
import { sheetMachine } from '../../../src/machines/sheet/sheet.machine.ts';
import { sheetsMachine } from '../../../src/machines/sheets/sheets.machine.ts';
import type { Coverage } from '../../support/chart/coverage.ts';
import { loaded as loadedParameters, unknown as unknownParameters } from '../../support/chart/fixtures/parameters.ts';
import { verifiedAda } from '../../support/chart/fixtures/users.ts';
import { announced } from '../../support/chart/fixtures/session.ts';
import { listed, unknownList } from '../../support/chart/fixtures/sheet-list.ts';
import { loaded as loadedContent, unknown as unknownContent } from '../../support/chart/fixtures/sheet.ts';
import { february, march } from '../../support/chart/fixtures/sheets.ts';
import { words } from '../../support/words.ts';
import { openScreens, type Screens } from './screens.tsx';

/** Opens the app with Ada signed in, before any of her data has loaded. */
export async function openSignedIn(seen: Coverage, path = '/'): Promise<Screens> {
  const screens = await openScreens(path, seen);
  await screens.happen(sessionMachine, announced(verifiedAda));
  await screen.findByRole('link', { name: words.en.signOut });
  return screens;
}

const loadParameters = ({ happen }: Screens) => happen(parametersMachine, unknownParameters, loadedParameters);

export const loadContent = ({ happen }: Screens) => happen(sheetMachine, unknownContent, loadedContent);

/** Opens Ada's home with all data loaded; by default with the sheets of March and February. */
export async function openHome(seen: Coverage, sheets: readonly Sheet[] = [march, february]): Promise<Screens> {
  const screens = await openSignedIn(seen);
  await loadParameters(screens);
  await screens.happen(sheetsMachine, unknownList, listed(...sheets));
  await loadContent(screens);
  await screen.findByRole('listitem', { name: /^Bread/u });
  return screens;
}

/** The writes in the outbox, in order. */
export const writesOf = ({ actorOf }: Screens): readonly Write[] =>
  actorOf(outboxMachine)
    .getSnapshot()
    .context.queue.map(({ write }: { readonly write: Write }) => write);
