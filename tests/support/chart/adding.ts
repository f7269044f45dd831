import type { EntryFields } from '../../../src/domain/forms/entry-draft.ts';
import type { EntryCollection } from '../../../src/domain/sheet/sheet.ts';
import { addingMachine, shownFields } from '../../../src/machines/adding/adding.machine.ts';
import { recordingReceiver } from './receiver.ts';
import { startSystem } from './system.ts';

const { ref: sheet } = recordingReceiver();

/** The sheet on show is about the 22nd, which is today. */
export const today = { proposedDay: '22' };
export const notAboutToday = { proposedDay: '' };

/** What is typed into the fields. */
export const typed = (changes: Partial<EntryFields>) => ({ type: 'fields.typed', changes }) as const;
export const bakery: EntryFields = { day: '20', name: 'Bakery', value: '5,80', debit: true };
export const entry = typed({ day: '20', name: 'Bakery', value: '5,80' });

const categories = [{ name: 'Food', operations: ['Bakery'] }];
export const submitted = { type: 'entry.submitted', sheet, ...today, categories } as const;
export const closed = { type: 'form.closed' } as const;
export const left = { type: 'sheet.left', sheet } as const;
export const restored = { type: 'draft.restored', fields: bakery } as const;

export const inputOf = (collection: EntryCollection) => () => ({ uid: 'ada', collection });

/** The chart that adds to a list of the sheet on show. */
export function startAdding(collection: EntryCollection = 'outDay') {
  const shown = recordingReceiver();
  const kept: (EntryFields | undefined)[] = [];
  const machine = addingMachine.provide({ actions: { storeDraft: (_, { fields }) => void kept.push(fields) } });
  const { actor, clock, toasts } = startSystem(machine, { input: inputOf(collection)() });
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    toasts,
    kept,
    added: shown.events,
    context,
    /** Adds what is typed to the sheet on show. */
    submit: (proposal = today) => actor.send({ ...submitted, ...proposal, sheet: shown.ref }),
    day: (proposal = today) => shownFields(context(), proposal).day,
  };
}
