import { useLayoutEffect } from 'react';
import { useOnboarding } from '../../hooks/workspace-actors.tsx';
import { useAccountState } from './beginning-state.ts';

/** Tells what guides through an empty account how far the sheet on show is: before the paint, so that nothing moves after it. */
export function AccountObserver(): null {
  const onboarding = useOnboarding();
  const account = useAccountState();
  useLayoutEffect(() => onboarding.send({ type: 'account.observed', account }), [onboarding, account]);
  return null;
}
