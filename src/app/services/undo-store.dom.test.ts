import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptyContent } from '../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import { sheetWith } from '../../../testing/domain/lines.ts';
import { info, success } from '../../machines/toaster/toast.ts';
import type { HistoryStep } from '../../machines/undo/undo.events.ts';
import { undoStore } from './undo-store.ts';
import { removeUndoSteps } from './user-storage.ts';

const steps: readonly HistoryStep[] = [
  {
    at: 1,
    back: [{ kind: 'entry.delete', sheetId: 's1', collection: 'in', id: 'bread' }],
    redo: [{ kind: 'parameters.update', changes: { darkTheme: true } }],
    toast: info('notice.lineDeleted', { name: 'Bread' }),
  },
  { at: 2, back: 'import', redo: [], toast: success('notice.imported') },
  { at: 3, back: [{ kind: 'sheet.remove', sheetId: 's1' }], redo: [], toast: undefined },
  {
    at: 4,
    back: [{ kind: 'sheet.create', sheet: sheetWith(toSheetDate(2026, 3, 1), { order: 7 }), content: emptyContent }],
    redo: [{ kind: 'sheet.remove', sheetId: 's1' }],
    toast: success('notice.sheetRemoved'),
  },
];

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const setItem = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('the undo history of a tab', () => {
  // Source: docs/specification.md#local-state, docs/specification.md#undo-limit.
  test('survives a reload of the page', () => {
    undoStore.save('ada', steps);
    expect(undoStore.load('ada')).toEqual(steps);
    // The stored name of `order`.
    expect(sessionStorage.getItem('undo:ada')).toContain('"datePicker":7');
  });

  test.each([
    info('notice.lineAdded', { name: 'Bread' }),
    info('notice.linesAdded', { lines: '2' }),
    info('notice.updateBalance', { name: 'Salary' }),
    info('notice.dueChanged', { name: 'Car', month: 'March' }),
    { ...info('notice.paymentChanged', { name: 'Car' }), amounts: { payment: '80' } as const },
  ])('survives it with the toast $key', (toast) => {
    const step: HistoryStep = { at: 1, back: 'import', redo: [], toast };
    undoStore.save('ada', [step]);
    expect(undoStore.load('ada')).toEqual([step]);
  });

  test('has undo but no redo for steps that an earlier version stored', () => {
    sessionStorage.setItem('undo:ada', '[{"at":3,"back":[{"kind":"sheet.remove","sheetId":"s1"}]}]');
    expect(undoStore.load('ada')).toEqual([steps[2]]);
  });

  test('belongs to one user', () => {
    undoStore.save('ada', steps);
    expect(undoStore.load('bob')).toEqual([]);
    removeUndoSteps('bob');
    expect(undoStore.load('ada')).toHaveLength(4);
  });

  test('is removed on sign-out', () => {
    undoStore.save('ada', steps);
    removeUndoSteps('ada');
    expect(undoStore.load('ada')).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  test.each([
    ['no JSON', '{'],
    ['no list', '{"at":1}'],
    ['an unknown write', '[{"at":1,"back":[{"kind":"other"}]}]'],
    ['a write with a wrong field', '[{"at":1,"back":[{"kind":"sheet.remove","sheetId":7}]}]'],
    ['an unknown message', '[{"at":1,"back":"import","told":{"key":"other","tone":"info"}}]'],
  ])('is empty when what is stored is %s', (_, text) => {
    sessionStorage.setItem('undo:ada', text);
    expect(undoStore.load('ada')).toEqual([]);
  });

  test('is empty when the new steps exceed the storage quota: older steps must not be undone', () => {
    undoStore.save('ada', steps);
    const storage = sessionStorage;
    vi.stubGlobal('sessionStorage', { setItem, removeItem: (key: string) => storage.removeItem(key) });
    undoStore.save('ada', steps.slice(1));
    vi.unstubAllGlobals();
    expect(undoStore.load('ada')).toEqual([]);
  });

  test('is empty in a browser that blocks storage, without an error', () => {
    vi.stubGlobal('sessionStorage', undefined);
    undoStore.save('ada', steps);
    removeUndoSteps('ada');
    expect(undoStore.load('ada')).toEqual([]);
  });
});
