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

/** Whether somebody is guided through an empty account now. */
export const useIsGuiding = (): boolean => useSelector(useOnboarding(), (snapshot) => snapshot.matches('guiding'));

/** Where a step stands; undefined while nobody is guided, and for a place that has no step. */
export function useStep(step: OnboardingStep | undefined): StepState | undefined {
  const isGuiding = useIsGuiding();
  const isConfirmed = useIsBalanceConfirmed();
  return useSelector(useSheet(), (sheet) =>
    isGuiding && step !== undefined ? stateOf(step, doneSteps(sheet, isConfirmed)) : undefined,
  );
}

/** How many steps are done. */
export function useDoneCount(): number {
  const isConfirmed = useIsBalanceConfirmed();
  return useSelector(useSheet(), (sheet) => doneSteps(sheet, isConfirmed).size);
}

const accountOf = (sheet: Sheet, isConfirmed: boolean): AccountState => {
  const { context } = sheet;
  if (doneSteps(sheet, isConfirmed).size === onboardingSteps.length) return 'complete';
  if (!isUntouched(context.sheet, context.content ?? emptyContent)) return 'begun';
  const isOfServer = sheet.matches({ loaded: 'justLoaded' }) || sheet.matches({ loaded: 'fresh' });
  return isOfServer ? 'empty' : 'emptyInCache';
};

/** The dates that are offered instead of the one on which the empty first sheet begins. */
export function useOfferedDates(): readonly SheetDate[] {
  const isGuiding = useIsGuiding();
  const sheet = useSelector(useSheet(), ({ context }) =>
    isUntouched(context.sheet, context.content ?? emptyContent) ? context.sheet : undefined,
  );
  return isGuiding && sheet ? nearbyMonthStarts(sheet) : [];
}

/** What the sheet on show says of the account. */
export function useAccountState(): AccountState {
  const isOnlySheet = useSelector(useSheets(), ({ context }) => context.sheets.length === 1);
  const isConfirmed = useIsBalanceConfirmed();
  const account = useSelector(useSheet(), (sheet) => accountOf(sheet, isConfirmed));
  return isOnlySheet ? account : 'complete';
}
