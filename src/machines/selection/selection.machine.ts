import { type ActorRefFrom, assign, setup } from 'xstate';
import { toggleLine, type SelectedLines, keepShown, selectRange } from '../../domain/sheet/totals/selected-lines.ts';
import type { Collection } from '../../domain/sheet/sheet.ts';
import { typed } from '../shared/typed.ts';

export type SelectionEvent =
  | { type: 'row.toggled'; collection: Collection; id: string }
  /** Selects a range from the last selected row. `order` lists the ids in the shown order. */
  | { type: 'range.selected'; collection: Collection; id: string; order: readonly string[] }
  | { type: 'all.selected'; collection: Collection; order: readonly string[] }
  /** The shown rows changed: another sheet is shown, or rows were removed elsewhere. */
  | { type: 'rows.shown'; collection: Collection; order: readonly string[] }
  | { type: 'selection.ended' };

export type SelectionRef = ActorRefFrom<typeof selectionMachine>;

export type SelectionContext = {
  /** Undefined in `none`. */
  readonly selected: SelectedLines | undefined;
};

type Selected = { readonly selected: SelectedLines | undefined };
type EventArgs<T extends SelectionEvent['type']> = {
  readonly context: SelectionContext;
  readonly event: Extract<SelectionEvent, { type: T }>;
};

const toToggled = ({ context, event }: EventArgs<'row.toggled'>): Selected => ({
  selected: toggleLine(context.selected, event),
});
const toRange = ({ context, event }: EventArgs<'range.selected'>): Selected => ({
  selected: selectRange(context.selected, event, event.order),
});
const toAll = ({ event: { collection, order } }: EventArgs<'all.selected'>): Selected => {
  const [anchor] = order;
  return { selected: anchor === undefined ? undefined : { collection, ids: order, anchor } };
};
const toShown = ({ context: { selected }, event: { collection, order } }: EventArgs<'rows.shown'>): Selected => ({
  selected: selected?.collection === collection ? keepShown(selected, order) : selected,
});

/** The selected rows of one list, for actions on several lines. */
export const selectionMachine = setup({
  types: typed<{ context: SelectionContext; events: SelectionEvent }>(),
  guards: {
    isSelected: (_, { selected }: Selected) => selected !== undefined,
  },
  actions: {
    select: assign((_, { selected }: Selected) => ({ selected })),
    clear: assign({ selected: undefined }),
  },
}).createMachine({
  id: 'selection',
  context: { selected: undefined },
  initial: 'none',
  states: {
    none: {
      entry: 'clear',
      on: {
        'row.toggled': { target: 'some', actions: { type: 'select', params: toToggled } },
        'range.selected': { target: 'some', actions: { type: 'select', params: toRange } },
        'all.selected': {
          guard: { type: 'isSelected', params: toAll },
          target: 'some',
          actions: { type: 'select', params: toAll },
        },
      },
    },
    some: {
      on: {
        'row.toggled': [
          { guard: { type: 'isSelected', params: toToggled }, actions: { type: 'select', params: toToggled } },
          { target: 'none' },
        ],
        'range.selected': { actions: { type: 'select', params: toRange } },
        'all.selected': {
          guard: { type: 'isSelected', params: toAll },
          actions: { type: 'select', params: toAll },
        },
        'rows.shown': [
          { guard: { type: 'isSelected', params: toShown }, actions: { type: 'select', params: toShown } },
          { target: 'none' },
        ],
        'selection.ended': 'none',
      },
    },
  },
});
