import { useEffect } from 'react';
import { useAddingProvision, useSheet } from '../../../hooks/workspace-actors.tsx';
import { useLayout } from '../../../hooks/layout.tsx';
import { useProvisionFormState } from './provision-form-open.ts';
import { ProvisionSheet } from './provision-forms.ts';

/** Tells the chart when the sheet is left, and shows the form of a new provision where it lies over the page. */
export function AddingProvision() {
  const adding = useAddingProvision();
  const sheet = useSheet();
  const { isTouch } = useLayout();
  const { isOpen, hasAutoFocus } = useProvisionFormState();
  useEffect(() => () => adding.send({ type: 'sheet.left', sheet }), [adding, sheet]);
  return isTouch && isOpen && <ProvisionSheet hasAutoFocus={hasAutoFocus} />;
}
