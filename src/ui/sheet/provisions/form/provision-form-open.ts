import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useAddingProvision } from '../../../hooks/workspace-actors.tsx';

/** Whether the form of a new provision is open, and takes the focus: not where it was open before it was on the screen. */
export const useProvisionFormState = () => {
  const isOpen = useSelector(useAddingProvision(), (snapshot) => snapshot.matches('open'));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen && !isOpen) setWasOpen(false);
  return { isOpen, hasAutoFocus: !wasOpen };
};
