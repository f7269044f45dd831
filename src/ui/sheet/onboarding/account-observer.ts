import { useLayoutEffect } from 'react';
import { useOnboarding } from '../../hooks/workspace-actors.tsx';
import { useAccountState } from './onboarding-state.ts';

/** Sends the state of the account to the onboarding chart, before the paint, so that nothing moves after it. */
export function AccountObserver(): null {
  const onboarding = useOnboarding();
  const account = useAccountState();
  useLayoutEffect(() => onboarding.send({ type: 'account.observed', account }), [onboarding, account]);
  return null;
}
