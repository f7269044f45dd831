import { useSelector } from '@xstate/react';
import {
  type OnboardingStep,
  onboardingSteps,
  nearbyMonthStarts,
  isUntouched,
  completedSteps,
} from '../../../domain/sheet/onboarding.ts';
import type { SheetDate } from '../../../domain/sheet/sheet-date.ts';
import { emptyContent } from '../../../domain/sheet/sheet.ts';
import type { AccountState } from '../../../machines/onboarding/onboarding.machine.ts';
import type { SheetRef } from '../../../machines/sheet/sheet.machine.ts';
import { useOnboarding, useSheet, useSheets } from '../../hooks/workspace-actors.tsx';

export type StepState = 'done' | 'current' | 'waiting';

type Sheet = ReturnType<SheetRef['getSnapshot']>;

const doneSteps = ({ context: { sheet, content = emptyContent } }: Sheet, isBalanceConfirmed: boolean) => {
  const done = new Set(completedSteps(sheet, content));
  return isBalanceConfirmed ? done.add('balance') : done;
};

const stateOf = (step: OnboardingStep, done: ReadonlySet<OnboardingStep>): StepState => {
  if (done.has(step)) return 'done';
  return step === onboardingSteps.find((each) => !done.has(each)) ? 'current' : 'waiting';
};

const useIsBalanceConfirmed = () => useSelector(useOnboarding(), ({ context }) => context.isBalanceConfirmed);

/** Whether the onboarding of an empty account is shown. */
export const useIsGuiding = (): boolean => useSelector(useOnboarding(), (snapshot) => snapshot.matches('guiding'));

/** The state of a step; undefined outside the onboarding, or without a step. */
export function useStep(step: OnboardingStep | undefined): StepState | undefined {
  const isGuiding = useIsGuiding();
  const isConfirmed = useIsBalanceConfirmed();
  return useSelector(useSheet(), (sheet) =>
    isGuiding && step !== undefined ? stateOf(step, doneSteps(sheet, isConfirmed)) : undefined,
  );
}

export function useDoneCount(): number {
  const isConfirmed = useIsBalanceConfirmed();
  return useSelector(useSheet(), (sheet) => doneSteps(sheet, isConfirmed).size);
}

const accountOf = (sheet: Sheet, isConfirmed: boolean): AccountState => {
  const { context } = sheet;
  if (doneSteps(sheet, isConfirmed).size === onboardingSteps.length) return 'complete';
  if (!isUntouched(context.sheet, context.content ?? emptyContent)) return 'begun';
  const isFromServer = sheet.matches({ loaded: 'justLoaded' }) || sheet.matches({ loaded: 'fresh' });
  return isFromServer ? 'empty' : 'emptyInCache';
};

/** The dates offered instead of the date of the empty first sheet. */
export function useOfferedDates(): readonly SheetDate[] {
  const isGuiding = useIsGuiding();
  const sheet = useSelector(useSheet(), ({ context }) =>
    isUntouched(context.sheet, context.content ?? emptyContent) ? context.sheet : undefined,
  );
  return isGuiding && sheet ? nearbyMonthStarts(sheet) : [];
}

export function useAccountState(): AccountState {
  const isOnlySheet = useSelector(useSheets(), ({ context }) => context.sheets.length === 1);
  const isConfirmed = useIsBalanceConfirmed();
  const account = useSelector(useSheet(), (sheet) => accountOf(sheet, isConfirmed));
  return isOnlySheet ? account : 'complete';
}
