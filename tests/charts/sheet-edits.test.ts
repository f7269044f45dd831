import { describe, expect, test } from 'vitest';
import type { Write } from '../../src/domain/sync/writes.ts';
import type { SheetEdit } from '../../src/machines/sheet/sheet.events.ts';
import { info, type Toast } from '../../src/machines/toaster/toast.ts';
import { added, draft, loadedSheet, startSheet } from '../support/chart/fixtures/sheet.ts';
import { bread, contentOfMarch, provisionDraft } from '../support/chart/fixtures/sheets.ts';

const inMarch = { sheetId: 'march' } as const;
const taxi = { ...draft, id: 'id-1', paid: false, copy: '' };
const paidBread = { ...bread, paid: true };
const [rent] = contentOfMarch.outMonth;
const [car] = contentOfMarch.provisions;
if (!rent || !car) throw new Error('March has a rent and a car.');
const newProvision = { ...provisionDraft, id: 'id-1' };
const [priced, unpriced] = [{ price: 1300 }, { price: 1200 }];
const [paidIn, notPaidIn] = [{ provisionsPaid: true }, { provisionsPaid: false }];

type EditCase = readonly [SheetEdit, Write, Write, Toast | undefined];

const written: readonly EditCase[] = [
  [
    added('moneySaving'),
    { kind: 'entry.create', ...inMarch, collection: 'moneySaving', entry: taxi },
    { kind: 'entry.delete', ...inMarch, collection: 'moneySaving', id: 'id-1', line: taxi },
    undefined,
  ],
  [
    { type: 'entry.changed', collection: 'outDay', id: 'bread', changes: { paid: true } },
    {
      kind: 'entry.update',
      ...inMarch,
      collection: 'outDay',
      id: 'bread',
      changes: { paid: true },
      before: { paid: false },
      line: paidBread,
    },
    {
      kind: 'entry.update',
      ...inMarch,
      collection: 'outDay',
      id: 'bread',
      changes: { paid: false },
      before: { paid: true },
      line: bread,
    },
    undefined,
  ],
  [
    { type: 'entry.removed', collection: 'outMonth', id: 'rent' },
    { kind: 'entry.delete', ...inMarch, collection: 'outMonth', id: 'rent', line: rent },
    { kind: 'entry.create', ...inMarch, collection: 'outMonth', entry: rent },
    info('notice.lineDeleted', { name: 'Rent' }),
  ],
  [
    { type: 'provision.added', draft: provisionDraft },
    { kind: 'provision.create', ...inMarch, provision: newProvision },
    { kind: 'provision.delete', ...inMarch, id: 'id-1', line: newProvision },
    undefined,
  ],
  [
    { type: 'provision.changed', id: 'car', changes: priced },
    { kind: 'provision.update', ...inMarch, id: 'car', changes: priced, before: unpriced, line: { ...car, ...priced } },
    { kind: 'provision.update', ...inMarch, id: 'car', changes: unpriced, before: priced, line: car },
    undefined,
  ],
  [
    { type: 'provision.removed', id: 'car' },
    { kind: 'provision.delete', ...inMarch, id: 'car', line: car },
    { kind: 'provision.create', ...inMarch, provision: car },
    info('notice.lineDeleted', { name: 'Car' }),
  ],
  [
    { type: 'entry.moved', collection: 'outDay', id: 'bread', sheetId: 'april' },
    {
      kind: 'lines.together',
      writes: [
        { kind: 'entry.create', sheetId: 'april', collection: 'outDay', entry: { ...bread, id: 'id-1' } },
        { kind: 'entry.delete', ...inMarch, collection: 'outDay', id: 'bread', line: bread },
      ],
    },
    {
      kind: 'lines.together',
      writes: [
        { kind: 'entry.create', ...inMarch, collection: 'outDay', entry: bread },
        {
          kind: 'entry.delete',
          sheetId: 'april',
          collection: 'outDay',
          id: 'id-1',
          line: { ...bread, id: 'id-1' },
        },
      ],
    },
    info('notice.lineMoved', { name: 'Bread' }),
  ],
  [
    {
      type: 'lines.edited',
      edits: [
        { type: 'entry.changed', collection: 'outMonth', id: 'rent', changes: { paid: true } },
        { type: 'provision.removed', id: 'gone' },
        { type: 'provision.removed', id: 'car' },
      ],
    },
    {
      kind: 'lines.together',
      writes: [
        {
          kind: 'entry.update',
          ...inMarch,
          collection: 'outMonth',
          id: 'rent',
          changes: { paid: true },
          before: { paid: false },
          line: { ...rent, paid: true },
        },
        { kind: 'provision.delete', ...inMarch, id: 'car', line: car },
      ],
    },
    {
      kind: 'lines.together',
      writes: [
        { kind: 'provision.create', ...inMarch, provision: car },
        {
          kind: 'entry.update',
          ...inMarch,
          collection: 'outMonth',
          id: 'rent',
          changes: { paid: false },
          before: { paid: true },
          line: rent,
        },
      ],
    },
    info('notice.lineDeleted', { name: 'Car' }),
  ],
  [
    { type: 'sheet.changed', changes: paidIn },
    { kind: 'sheet.update', ...inMarch, changes: paidIn, before: notPaidIn },
    { kind: 'sheet.update', ...inMarch, changes: notPaidIn, before: paidIn },
    undefined,
  ],
];

describe('editing a sheet', () => {
  test.each(written)('sends one write with its inverse for $0.type', async (edit, write, inverse, toast) => {
    const sheet = await loadedSheet();
    sheet.actor.send(edit);
    expect(sheet.sentToWorkspace).toEqual([{ type: 'write.requested', write, inverse, toast }]);
  });

  // Source: docs/specification.md#entry-optimistic.
  test('shows a new entry at once, with the id of its write', async () => {
    const { actor, content } = await loadedSheet();
    actor.send(added('outDay'));
    expect(content()).toEqual({ ...contentOfMarch, outDay: [bread, taxi] });
  });

  // Source: docs/specification.md#suggestion-learned.
  test.each(['outDay', 'outMonth'] as const)('learns the name of an entry added to %s', async (collection) => {
    const { actor, sentToWorkspace } = await loadedSheet();
    actor.send(added(collection));
    expect(sentToWorkspace.map(({ type }) => type)).toEqual(['write.requested', 'operations.used']);
    expect(sentToWorkspace.at(-1)).toEqual({ type: 'operations.used', names: ['Taxi'] });
  });

  // Source: docs/specification.md#suggestion-learned.
  test.each(['in', 'moneySaving'] as const)('does not learn the name of an entry added to %s', async (collection) => {
    const { actor, sentToWorkspace } = await loadedSheet();
    actor.send(added(collection));
    expect(sentToWorkspace.map(({ type }) => type)).toEqual(['write.requested']);
  });

  // Source: docs/specification.md#lines-together.
  test('sends several added lines as one write with one inverse, and suggests each name', async () => {
    const { actor, content, sentToWorkspace } = await loadedSheet();
    const edits = ['Taxi', 'Train'].map((name) => ({ ...added('outDay'), draft: { ...draft, name } }));
    actor.send({ type: 'lines.edited', edits });
    const [taxis, train] = [taxi, { ...taxi, id: 'id-2', name: 'Train' }];
    expect(content()?.outDay).toEqual([bread, taxis, train]);
    expect(sentToWorkspace).toMatchObject([
      {
        type: 'write.requested',
        write: { kind: 'lines.together', writes: [{ entry: taxis }, { entry: train }] },
        inverse: { kind: 'lines.together', writes: [{ kind: 'entry.delete', id: 'id-2' }, { id: 'id-1' }] },
        toast: { key: 'notice.linesAdded', values: { lines: '2' } },
      },
      { type: 'operations.used', names: ['Taxi', 'Train'] },
    ]);
  });

  test('sends one edit without a batch, and sends nothing without edits', async () => {
    const { actor, sentToWorkspace } = await loadedSheet();
    const gone = { type: 'entry.removed', collection: 'outDay', id: 'gone' } as const;
    actor.send({ type: 'lines.edited', edits: [gone] });
    actor.send({ type: 'entry.moved', collection: 'outDay', id: 'gone', sheetId: 'april' });
    expect(sentToWorkspace).toEqual([]);
    actor.send({ type: 'lines.edited', edits: [gone, { ...gone, id: 'bread' }] });
    expect(sentToWorkspace).toMatchObject([{ write: { kind: 'entry.delete', id: 'bread' } }]);
  });

  test('shows one toast for several removed lines, and none for ticked lines', async () => {
    const { actor, sentToWorkspace } = await loadedSheet();
    const [first, second] = [
      { collection: 'outDay', id: 'bread' },
      { collection: 'outMonth', id: 'rent' },
    ] as const;
    const changes = { paid: true };
    const both = [first, second];
    actor.send({ type: 'lines.edited', edits: both.map((line) => ({ type: 'entry.changed', ...line, changes })) });
    actor.send({
      type: 'lines.edited',
      edits: both.map((line) => ({ type: 'entry.moved', ...line, sheetId: 'april' })),
    });
    actor.send({ type: 'lines.edited', edits: [{ type: 'provision.removed', id: 'car' }] });
    expect(sentToWorkspace.map((event) => event['toast'])).toEqual([
      undefined,
      info('notice.linesMoved', { lines: '2' }),
      info('notice.lineDeleted', { name: 'Car' }),
    ]);
  });

  test('sends changed balances to the list, which keeps them for the next visit', async () => {
    const { actor, sentToSheets } = await loadedSheet();
    actor.send({ type: 'sheet.changed', changes: { accountBalance: 99.5 } });
    expect(actor.getSnapshot().context.sheet.accountBalance).toBe(99.5);
    expect(sentToSheets).toEqual([{ type: 'sheet.changed', id: 'march', changes: { accountBalance: 99.5 } }]);
  });

  test('ignores the removal of a missing line', async () => {
    const { actor, sentToWorkspace } = await loadedSheet();
    actor.send({ type: 'entry.removed', collection: 'outDay', id: 'gone' });
    actor.send({ type: 'provision.removed', id: 'gone' });
    expect(sentToWorkspace).toEqual([]);
  });

  test('sends the edit of a deleted line, without showing it', async () => {
    const { actor, content, sentToWorkspace } = await loadedSheet();
    actor.send({ type: 'entry.changed', collection: 'outDay', id: 'gone', changes: { value: 4 } });
    actor.send({ type: 'provision.changed', id: 'gone', changes: { price: 5 } });
    expect(content()).toBe(contentOfMarch);
    expect(sentToWorkspace).toEqual([
      {
        type: 'write.requested',
        write: { kind: 'entry.update', ...inMarch, collection: 'outDay', id: 'gone', changes: { value: 4 } },
      },
      { type: 'write.requested', write: { kind: 'provision.update', ...inMarch, id: 'gone', changes: { price: 5 } } },
    ]);
  });

  test('sends nothing for an unchanged value', async () => {
    const { actor, sentToWorkspace } = await loadedSheet();
    actor.send({ type: 'entry.changed', collection: 'outDay', id: 'bread', changes: { value: 2.5 } });
    actor.send({ type: 'provision.changed', id: 'car', changes: unpriced });
    expect(sentToWorkspace).toEqual([]);
  });

  test('ignores edits before the content is loaded', () => {
    const { actor, sentToWorkspace } = startSheet();
    for (const [edit] of written) actor.send(edit);
    expect(sentToWorkspace).toEqual([]);
  });
});
