import { useMemo } from 'react';
import type { Provision, ProvisionChanges } from '../../../domain/sheet/sheet.ts';
import { answerTo } from '../../../machines/dialogs/dialogs.events.ts';
import { useDialogs, useSheet } from '../../hooks/workspace-actors.tsx';

export type ProvisionCommands = {
  readonly change: (id: string, changes: ProvisionChanges) => void;
  /** Removes at once: it can be undone. */
  readonly remove: (id: string) => void;
  /** Asks before it removes. */
  readonly requestRemoval: (provision: Pick<Provision, 'id' | 'name'>) => void;
  readonly openDeductions: (provision: Provision) => void;
};

/** What can be done to the provisions; the same object as long as the sheet stays. */
export const useProvisionCommands = (): ProvisionCommands => {
  const sheet = useSheet();
  const dialogs = useDialogs();
  return useMemo(
    () => ({
      change: (id, changes) => sheet.send({ type: 'provision.changed', id, changes }),
      remove: (id) => sheet.send({ type: 'provision.removed', id }),
      requestRemoval: ({ id, name }) =>
        dialogs.send({
          type: 'deletion.requested',
          subject: { collection: 'provisions', name },
          answer: answerTo(sheet, { type: 'provision.removed', id }),
        }),
      openDeductions: (provision) => dialogs.send({ type: 'deductions.requested', provision, sheet }),
    }),
    [sheet, dialogs],
  );
};
