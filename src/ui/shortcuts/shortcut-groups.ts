import type { MessageKey } from '../../i18n/message-key.ts';
import { type ShortcutName, shortcuts } from '../keyboard/shortcuts.ts';

type Combination = readonly string[];

export type ShortcutRow = {
  readonly text: MessageKey;
  /** Alternatives, or keys of one group such as the arrows. */
  readonly combinations: readonly Combination[];
};

export type ShortcutGroup = { readonly title: MessageKey; readonly rows: readonly ShortcutRow[] };

const one = (text: MessageKey, ...combinations: readonly Combination[]): ShortcutRow => ({ text, combinations });
const each = (text: MessageKey, ...keys: readonly string[]): ShortcutRow => one(text, ...keys.map((key) => [key]));
const everywhere = (name: ShortcutName): ShortcutRow => one(`shortcuts.${name}`, shortcuts[name].keys);

/** All keys of the app, grouped by the part of the app in which they work. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'shortcuts.everywhere',
    rows: [
      ...(['commands', 'newExpense', 'undo'] as const).map(everywhere),
      one('shortcuts.redo', shortcuts.redo.keys, ['Ctrl', 'Y']),
      ...(['forecast', 'amounts', 'help'] as const).map(everywhere),
    ],
  },
  {
    title: 'shortcuts.addRow',
    rows: [
      each('shortcuts.nextField', 'tab'),
      one('shortcuts.signField', ['shift', 'tab']),
      each('shortcuts.add', 'enter'),
      each('shortcuts.sign', '+', '−'),
      each('shortcuts.sum', '12+3'),
      one('shortcuts.paste', ['mod', 'V']),
      each('shortcuts.clear', 'escape'),
    ],
  },
  {
    title: 'shortcuts.lists',
    rows: [
      each('shortcuts.rows', '↑', '↓'),
      each('shortcuts.rowPages', 'pageUp', 'pageDown'),
      each('shortcuts.rowEnds', 'home', 'end'),
      each('shortcuts.cells', '←', '→'),
      each('shortcuts.edit', 'enter'),
      each('shortcuts.cancelEdit', 'escape'),
      each('shortcuts.tick', 'space'),
      each('shortcuts.remove', 'delete'),
      one('shortcuts.select', ['shift', 'space'], ['mod', 'click']),
      one('shortcuts.selectRange', ['shift', '↑'], ['shift', '↓'], ['shift', 'click']),
      one('shortcuts.selectAll', ['mod', 'A']),
      each('shortcuts.endSelection', 'escape'),
    ],
  },
  {
    title: 'shortcuts.calendar',
    rows: [
      one('shortcuts.openCalendar', ['alt', '↓'], ['enter']),
      each('shortcuts.days', '←', '→', '↑', '↓'),
      each('shortcuts.months', 'pageUp', 'pageDown'),
      each('shortcuts.week', 'home', 'end'),
      each('shortcuts.pickDay', 'enter'),
      each('shortcuts.closeCalendar', 'escape'),
    ],
  },
];
