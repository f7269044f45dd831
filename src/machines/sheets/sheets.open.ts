import type { Write } from '../../domain/sync/writes.ts';
import { afterWrite, answered, ofPerson, sheetsSetup } from './sheets.setup.ts';

const write = ({ event }: { event: { write: Write } }) => ({ write: event.write });
const byId = ({ event }: { event: { id: string } }) => ({ id: event.id });

/** The sheet on show: another one is another actor, so that a late answer cannot land in the wrong one. */
const shown = sheetsSetup.createStateConfig({
  initial: 'alive',
  on: {
    'sheet.olderRequested': {
      guard: 'hasOlder',
      target: '.alive',
      actions: { type: 'showIndex', params: ({ context }) => ({ index: context.index + 1 }) },
    },
    'sheet.newerRequested': {
      guard: 'hasNewer',
      target: '.alive',
      actions: { type: 'showIndex', params: ({ context }) => ({ index: context.index - 1 }) },
    },
    'sheet.currentRequested': {
      guard: 'hasNewer',
      target: '.alive',
      actions: { type: 'showIndex', params: { index: 0 } },
    },
    'sheet.selected': {
      guard: { type: 'isAnother', params: ({ event }) => ({ index: event.index }) },
      target: '.alive',
      actions: { type: 'showIndex', params: ({ event }) => ({ index: event.index }) },
    },
    'sheet.added': {
      target: '.alive',
      actions: { type: 'addSheet', params: ({ event: { sheet, content } }) => ({ sheet, content }) },
    },
    'sheet.removed': [
      {
        guard: { type: 'isOnly', params: byId },
        target: '#sheets.creatingFirst',
        actions: { type: 'removeSheet', params: byId },
      },
      { target: '.alive', actions: { type: 'removeSheet', params: byId } },
    ],
    'shown.lost': '.alive',
  },
  states: {
    // Left and entered again by itself: as a target, its owner would take the list beside it along.
    alive: {
      invoke: {
        id: 'sheet',
        src: 'sheet',
        input: ({ context: { sheets, index, environment, workspace, uid, made }, self }) => {
          const sheet = sheets[index];
          if (!sheet) throw new Error('`open` needs a sheet at the shown index.');
          const content = made?.id === sheet.id ? made.content : undefined;
          return { uid, sheet, content, environment, workspace, sheets: self };
        },
      },
    },
  },
});

/** The list beside it: what was read when the page came is read again from time to time. */
const list = sheetsSetup.createStateConfig({
  initial: 'fresh',
  on: { 'sheets.reloaded': '.refreshing' },
  states: {
    fresh: {},
    refreshing: {
      entry: 'markList',
      on: { 'sheets.reloaded': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refreshSheetList',
        src: 'loadSheetList',
        input: ofPerson,
        onDone: [
          // The answer may have been read before that change was stored.
          { guard: 'isEditedSince', target: 'refreshing', reenter: true },
          { guard: { type: 'isEmpty', params: answered }, target: '#sheets.creatingFirst' },
          { target: 'fresh', actions: { type: 'replaceList', params: answered } },
        ],
        onError: 'stale',
      },
    },
    stale: { tags: 'stale', after: { retryDelay: 'refreshing' } },
  },
});

/** There is a sheet to show. */
export const open = sheetsSetup.createStateConfig({
  type: 'parallel',
  on: {
    'sheet.changed': {
      actions: { type: 'rememberChanges', params: ({ event }) => ({ id: event.id, changes: event.changes }) },
    },
    'sheet.refreshRequested': { actions: 'refreshSheet' },
    'edit.requested': { actions: { type: 'forwardEdit', params: ({ event }) => ({ edit: event.edit }) } },
    'write.refused': { actions: { type: 'forwardRefusal', params: write } },
    'write.observed': [
      { guard: { type: 'isLastRemoved', params: write }, target: 'creatingFirst' },
      {
        actions: [
          { type: 'forwardWrite', params: write },
          { type: 'replaceList', params: afterWrite },
        ],
      },
    ],
  },
  states: { shown, list },
});
