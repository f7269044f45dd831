import { act, screen, within } from '@testing-library/react';
import type { OutboxRecord, WriteOutcome, UnreadableRecord } from '../../../src/domain/sync/writes.ts';
import type { LanguageCode } from '../../../src/i18n/language.ts';
import { HomeScreen } from '../../../src/ui/screens/home/home-screen.tsx';
import { SyncChip } from '../../../src/ui/sync/sync-chip.tsx';
import { anEntry } from '../lines.ts';
import { renderSignedIn } from '../render-signed-in.tsx';
import { workspaceOf } from '../signed-in-app.ts';

type Held = {
  readonly records?: readonly OutboxRecord[];
  readonly unreadable?: readonly UnreadableRecord[];
  readonly send?: () => Promise<WriteOutcome>;
  readonly append?: () => Promise<void>;
  readonly language?: LanguageCode;
};

export const fuel = anEntry({ name: 'Fuel', day: 3 });
export const bakery = anEntry({ name: 'Bakery', day: 4 });

export const never = () => new Promise<WriteOutcome>(() => {});
export const fail = (properties: object = {}) =>
  Promise.reject<WriteOutcome>(Object.assign(new Error('unreachable'), properties));

/** Presses the chip and returns queries within its panel. */
const open = async (name: string | RegExp) => {
  const chip = await screen.findByRole('button', { name });
  // The panel suspends until its texts are loaded. React resumes the panel while `act` is awaited.
  await act(() => {
    chip.focus();
    chip.click();
    return Promise.resolve();
  });
  return within(await screen.findByRole('dialog', { name: 'Synchronisation' }, { timeout: 8000 }));
};

/** Renders the sync chip and a sheet with two expenses, on a device with these records. */
export const renderChip = async ({ records = [], unreadable = [], send = never, ...held }: Held = {}) => {
  const screens = (
    <>
      <SyncChip />
      <HomeScreen />
    </>
  );
  const started = await renderSignedIn(screens, {
    content: { outDay: [fuel, bakery] },
    stored: { records, unreadable },
    send,
    ...held,
  });
  await screen.findByRole('listitem', { name: /^Bakery/ });
  const workspace = () => workspaceOf(started.app);
  const outbox = () => {
    const actor = workspace()?.getSnapshot().children.outbox;
    if (!actor) throw new Error('No user is signed in.');
    return actor;
  };
  return { ...started, outbox, open };
};
