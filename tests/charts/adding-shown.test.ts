import { expect, test } from 'vitest';
import { addingMachine } from '../../src/machines/adding/adding.machine.ts';
import { testEnvironment } from '../support/chart/environment.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { periodOfMarch } from '../support/chart/sheets.ts';
import { startSystem } from '../support/chart/system.ts';

test.each(['in', 'outDay'] as const)(
  'a sheet that comes back changes no field of %s: it need not be drawn again',
  (collection) => {
    const { actor } = startSystem(addingMachine, { input: { uid: 'ada', collection, environment: testEnvironment() } });
    const shown = { type: 'sheet.shown', sheet: recordingReceiver().ref, period: periodOfMarch } as const;
    actor.send(shown);
    const { fields } = actor.getSnapshot().context;
    actor.send({ type: 'form.closed' });
    actor.send(shown);
    expect(actor.getSnapshot().context.fields).toBe(fields);
  },
);
