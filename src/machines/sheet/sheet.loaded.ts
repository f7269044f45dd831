import { info } from '../toaster/toast.ts';
import { sendToast } from '../toaster/toaster.machine.ts';
import { answered, asEdit, ofSheet, sheetSetup } from './sheet.setup.ts';

const edit = { type: 'edit', params: asEdit } as const;

/** The sheet is on show and can be edited, whether the server can be asked or not. */
export const loaded = sheetSetup.createStateConfig({
  on: {
    'entry.added': [
      {
        guard: { type: 'isExpense', params: ({ event }) => ({ collection: event.collection }) },
        actions: [edit, { type: 'suggestName', params: ({ event }) => ({ name: event.draft.name }) }],
      },
      { actions: edit },
    ],
    'entry.changed': { actions: edit },
    'entry.removed': { actions: edit },
    'provision.added': { actions: edit },
    'provision.changed': { actions: edit },
    'provision.removed': { actions: edit },
    'sheet.changed': {
      actions: [edit, { type: 'tellList', params: ({ event }) => ({ changes: event.changes }) }],
    },
    'write.observed': [
      { guard: 'isTypedInto', target: '.held' },
      { actions: { type: 'observe', params: ({ event }) => ({ write: event.write }) } },
    ],
    'sheet.reloadRequested': '.refreshing',
    'write.refused': {
      target: '.refreshing',
      actions: { type: 'forgetRefused', params: ({ event }) => ({ write: event.write }) },
    },
  },
  initial: 'settling',
  states: {
    // Only the message waits for the settle delay; the content is on show already.
    settling: { tags: 'loading', after: { settleDelay: 'ready' } },
    ready: {},
    // What is on show, and what is being typed, stays while the server is asked again.
    refreshing: {
      entry: 'markContent',
      on: { 'sheet.reloadRequested': { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refreshContent',
        src: 'loadContent',
        input: ofSheet,
        onDone: [
          // The answer may have been read before that edit was stored: it would vanish from the screen.
          { guard: 'isEditedSince', target: 'refreshing', reenter: true },
          { guard: 'isTypedInto', target: 'held' },
          {
            guard: { type: 'isOverruled', params: answered },
            target: 'ready',
            actions: [{ type: 'rememberContent', params: answered }, 'forgetOwn', sendToast(info('notice.overruled'))],
          },
          { target: 'ready', actions: { type: 'rememberContent', params: answered } },
        ],
        onError: 'stale',
      },
    },
    // The server has news, and shows them when nobody is typing any more.
    held: {
      on: {
        'sheet.reloadRequested': {},
        'field.closed': [
          { guard: 'isLastField', target: 'refreshing', actions: 'uncountField' },
          { actions: 'uncountField' },
        ],
      },
    },
    stale: { tags: 'stale', after: { retryDelay: 'refreshing' } },
  },
});
