import { afterEach, describe, expect, test, vi } from 'vitest';
import { emptyContent } from '../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../domain/sheet/sheet-date.ts';
import { sheetWith } from '../../../testing/domain/lines.ts';
import { info, success } from '../../machines/toaster/toast.ts';
import type { HistoryStep } from '../../machines/undo/undo.events.ts';
import { removeUndoSteps } from './undo-steps.ts';
import { undoStore } from './undo-store.ts';

const steps: readonly HistoryStep[] = [
  {
    at: 1,
    back: [{ kind: 'entry.delete', sheetId: 's1', collection: 'in', id: 'bread' }],
    toast: info('notice.lineDeleted', { name: 'Bread' }),
  },
  { at: 2, back: 'import', toast: success('notice.imported') },
  { at: 3, back: [{ kind: 'sheet.remove', sheetId: 's1' }], toast: undefined },
  {
    at: 4,
    back: [{ kind: 'sheet.create', sheet: sheetWith(toSheetDate(2026, 3, 1), { order: 7 }), content: emptyContent }],
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

describe('what a tab can take back', () => {
  // Source: docs/specification.md#local-state, docs/specification.md#undo-limit.
  test('is known again after the page was loaded again', () => {
    undoStore.keep('ada', steps);
    expect(undoStore.load('ada')).toEqual(steps);
    // Under the name that earlier versions know.
    expect(sessionStorage.getItem('undo:ada')).toContain('"datePicker":7');
  });

  test('is of one person', () => {
    undoStore.keep('ada', steps);
    expect(undoStore.load('bob')).toEqual([]);
    removeUndoSteps('bob');
    expect(undoStore.load('ada')).toHaveLength(4);
  });

  test('is forgotten when the person leaves', () => {
    undoStore.keep('ada', steps);
    removeUndoSteps('ada');
    expect(undoStore.load('ada')).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  test.each([
    ['no JSON', '{'],
    ['no list', '{"at":1}'],
    ['an unknown write', '[{"at":1,"back":[{"kind":"other"}]}]'],
    ['a write with a wrong field', '[{"at":1,"back":[{"kind":"sheet.remove","sheetId":7}]}]'],
    ['a message that nobody says', '[{"at":1,"back":"import","told":{"key":"other","tone":"info"}}]'],
  ])('is nothing when what is stored is %s', (_, text) => {
    sessionStorage.setItem('undo:ada', text);
    expect(undoStore.load('ada')).toEqual([]);
  });

  test('is not what was done before when the new steps do not fit', () => {
    undoStore.keep('ada', steps);
    const storage = sessionStorage;
    vi.stubGlobal('sessionStorage', { setItem, removeItem: (key: string) => storage.removeItem(key) });
    undoStore.keep('ada', steps.slice(1));
    vi.unstubAllGlobals();
    expect(undoStore.load('ada')).toEqual([]);
  });

  test('is nothing in a browser that keeps nothing, which breaks nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    undoStore.keep('ada', steps);
    removeUndoSteps('ada');
    expect(undoStore.load('ada')).toEqual([]);
  });
});
