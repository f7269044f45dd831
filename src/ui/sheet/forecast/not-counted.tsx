import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { isNotCounted } from '../../../domain/forecast/forecast-items.ts';
import { type Decimal, sum } from '../../../domain/money/money.ts';
import type { Entry } from '../../../domain/sheet/sheet.ts';
import { useDialogs, useSheet } from '../../hooks/workspace-actors.tsx';
import { useLines } from '../../hooks/sheet-data.ts';

/** Income that the forecast leaves out because it has no due day. */
export type NotCounted = { readonly lines: readonly Entry[]; readonly total: Decimal };

/** Undefined if every income has a due day or was received. */
export const useNotCounted = (): NotCounted | undefined => {
  const income = useLines('in');
  return useMemo(() => {
    const lines = income.filter(isNotCounted);
    return lines.length === 0 ? undefined : { lines, total: sum(lines.map(({ value }) => value)) };
  }, [income]);
};

/** A button within a line of text. */
export const linkLook = {
  minWidth: 0,
  minHeight: { xs: 44, md: 20 },
  padding: '0 4px',
  fontSize: '0.75rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: 'primary.main',
} as const;

type SetDaysButtonProps = Pick<NotCounted, 'lines'> & { readonly children: string };

/** Opens the dialog for the due days of incomes. */
export const SetDaysButton = ({ lines, children }: SetDaysButtonProps) => {
  const dialogs = useDialogs();
  const sheet = useSheet();
  return (
    <Button variant="text" onClick={() => dialogs.send({ type: 'dueDays.requested', lines, sheet })} sx={linkLook}>
      {children}
    </Button>
  );
};
