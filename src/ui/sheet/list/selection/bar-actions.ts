import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { lineAfterSelection, type SelectedLines } from '../../../../domain/sheet/totals/selected-lines.ts';
import { isExpense, type Line } from '../../../../domain/sheet/sheet.ts';
import { maxBatch } from '../../../../domain/sync/line-writes.ts';
import type { LineEdit } from '../../../../machines/sheet/sheet.events.ts';
import type { IconName } from '../../../icons/icon-paths.ts';
import { useSelection, useSheet } from '../../../hooks/workspace-actors.tsx';
import { useMoving } from './moving.ts';
import { focusRow } from '../rows/row-focus.ts';
import { useEndSelection } from './end-selection.ts';
import { useSelectedLines } from './selected-lines.ts';

export type SelectionAction = {
  readonly name: 'tick' | 'move' | 'remove' | 'end';
  readonly icon: IconName;
  readonly label: string;
  /** Replaces the label in a narrow bar. */
  readonly short?: string | undefined;
  /** Why the action is disabled. */
  readonly reason?: string | undefined;
  /** `block` contains the list. */
  readonly run: (block: Element | null) => void;
};

const isTicked = (line: Line): boolean => 'paid' in line && line.paid;

/** Edits the selected lines in one undo step, ends the selection and focuses the next row. */
const useEdit = (selected: SelectedLines) => {
  const sheet = useSheet();
  const selection = useSelection();
  const { shown, lines } = useSelectedLines(selected);
  return {
    lines,
    edit: (block: Element | null, edits: readonly LineEdit[]) => {
      const order = shown.map(({ id }) => id);
      flushSync(() => {
        sheet.send({ type: 'lines.edited', edits });
        selection.send({ type: 'selection.ended' });
      });
      focusRow(block, lineAfterSelection(order, selected.ids));
    },
  };
};

/** The actions for the selected lines of a list, in the order of the bar. */
export const useBarActions = (selected: SelectedLines) => {
  const { t } = useTranslation();
  const { collection } = selected;
  const { lines, edit } = useEdit(selected);
  const end = useEndSelection(selected);
  const { next, date, edit: moved } = useMoving();
  const tooMany = (writesEach: number) =>
    lines.length * writesEach > maxBatch
      ? t('selection.tooMany', { most: Math.floor(maxBatch / writesEach) })
      : undefined;

  const areTicked = lines.every(isTicked);
  const tick = (): SelectionAction | undefined =>
    collection === 'provisions' || !isExpense(collection)
      ? undefined
      : {
          name: 'tick',
          icon: 'check',
          label: t(areTicked ? 'selection.untick' : 'selection.tick'),
          reason: tooMany(1),
          run: (block) => {
            const changed = lines.filter((line) => isTicked(line) === areTicked);
            const changes = { paid: !areTicked };
            edit(
              block,
              changed.map(({ id }) => ({ type: 'entry.changed', collection, id, changes })),
            );
          },
        };
  const move = (): SelectionAction | undefined =>
    collection === 'provisions'
      ? undefined
      : {
          name: 'move',
          icon: 'toEnd',
          label: date === undefined ? t('selection.moveToNext') : t('selection.moveTo', { date }),
          short: date ?? t('selection.nextShort'),
          // A move adds a line and removes a line. The move of a daily expense may also remove a copy.
          reason: next ? tooMany(collection === 'outDay' ? 3 : 2) : t('selection.noNext'),
          run: (block) => {
            if (next)
              edit(
                block,
                lines.flatMap((line) => moved(collection, line) ?? []),
              );
          },
        };
  const removalOf = ({ id }: Line): LineEdit =>
    collection === 'provisions' ? { type: 'provision.removed', id } : { type: 'entry.removed', collection, id };
  const remove: SelectionAction = {
    name: 'remove',
    icon: 'trash',
    label: t('entry.delete'),
    reason: tooMany(1),
    run: (block) => edit(block, lines.map(removalOf)),
  };
  const close: SelectionAction = { name: 'end', icon: 'close', label: t('selection.end'), run: end };
  return [tick(), move(), remove, close].filter((action) => action !== undefined);
};
