import { useLayoutEffect } from 'react';
import { useBeginning } from '../../hooks/workspace-actors.tsx';
import { useAccountState } from './beginning-state.ts';

/** Tells what guides through an empty account how far the sheet on show is: before the paint, so that nothing moves after it. */
export function AccountObserver(): null {
  const beginning = useBeginning();
  const account = useAccountState();
  useLayoutEffect(() => beginning.send({ type: 'account.observed', account }), [beginning, account]);
  return null;
}
