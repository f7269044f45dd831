import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type Period, periodOf } from '../../domain/sheet/period.ts';
import { useSheet, useSheets } from './workspace-actors.tsx';

export const useShownPeriod = (): Period => {
  const date = useSelector(useSheet(), ({ context }) => context.sheet.date);
  const newer = useSelector(useSheets(), ({ context: { sheets, index } }) => sheets[index - 1]?.date);
  return useMemo(() => periodOf(date, newer), [date, newer]);
};
