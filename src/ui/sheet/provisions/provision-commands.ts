import { useMemo } from 'react';
import type { TypedFields } from '../../../domain/forms/line-draft.ts';
import type { Provision, ProvisionChanges } from '../../../domain/sheet/sheet.ts';
import type { Toast } from '../../../machines/toaster/toast.ts';
import { answerTo } from '../../../machines/dialogs/dialogs.events.ts';
import { useDialogs, useEditing, useParameters, useSheet } from '../../hooks/workspace-actors.tsx';
import { editCommands } from '../entries/edit-commands.ts';
import { useShownPeriod } from '../../hooks/shown-period.ts';

export type ProvisionCommands = {
  readonly open: (provision: Provision) => void;
  /** Keeps the text of an open cell as a draft; undefined discards it. */
  readonly type: (id: string, fields: TypedFields) => void;
  /** `toast` reports a result that the changed field does not show. */
  readonly change: (id: string, changes: ProvisionChanges, toast?: Toast) => void;
  /** Removes without a confirmation, because it can be undone. */
  readonly remove: (id: string) => void;
  /** Opens a confirmation. */
  readonly requestRemoval: (provision: Pick<Provision, 'id' | 'name'>) => void;
  readonly openDeductions: (provision: Provision) => void;
};

const collection = 'provisions';

/** The commands on the provisions; a stable object while the sheet is shown. */
export const useProvisionCommands = (): ProvisionCommands => {
  const sheet = useSheet();
  const dialogs = useDialogs();
  const editing = useEditing();
  const parameters = useParameters();
  const period = useShownPeriod();
  return useMemo(() => {
    const edits = editCommands(editing, sheet);
    return {
      open: (line) => edits.open({ collection, line }),
      type: (id, fields) => edits.type({ collection, id, fields }),
      change: (id, changes, toast) => sheet.send({ type: 'provision.changed', id, changes, ...(toast && { toast }) }),
      remove: (id) => sheet.send({ type: 'provision.removed', id }),
      requestRemoval: ({ id, name }) =>
        dialogs.send({
          type: 'deletion.requested',
          subject: { collection, name },
          answer: answerTo(sheet, { type: 'provision.removed', id }),
        }),
      openDeductions: (provision) => {
        const { categories } = parameters.getSnapshot().context.parameters;
        dialogs.send({ type: 'deductions.requested', provision, sheet, period, categories });
      },
    };
  }, [sheet, dialogs, editing, parameters, period]);
};
