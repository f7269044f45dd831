import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type SyntheticEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../../shell/dialog-frame.tsx';
import { focusFirstInvalid } from '../../entries/fields/field-status.ts';
import { MissingFieldsHint } from './missing-fields-hint.tsx';
import { useNewProvisionForm } from './new-provision-form.ts';
import { ProvisionInputs } from './provision-inputs.tsx';

const Form = styled('form')({ paddingTop: 8 });

type ProvisionFormDialogProps = {
  /** Focuses the name when the dialog opens. */
  readonly hasAutoFocus: boolean;
};

export function ProvisionFormDialog({ hasAutoFocus }: ProvisionFormDialogProps) {
  const { t } = useTranslation();
  const form = useNewProvisionForm();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!flushSync(() => form.submit(true))) focusFirstInvalid(element.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') submit(event);
  };
  return (
    <DialogFrame
      isForm
      title={t('provisions.newTitle')}
      closeLabel={t('shell.close')}
      actions={
        <>
          <MissingFieldsHint id={`${formId}-missing`} fields={form.missing} />
          <Button
            variant="contained"
            type="submit"
            form={formId}
            disabled={!form.isReady}
            aria-describedby={`${formId}-missing`}
          >
            {t('entry.add')}
          </Button>
        </>
      }
      onClose={() => form.adding.send({ type: 'form.closed' })}
    >
      <Form id={formId} ref={element} data-draft="" onSubmit={submit}>
        <ProvisionInputs form={form} isTouch nameField={nameField} hasAutoFocus={hasAutoFocus} onKeyDown={onKeyDown} />
      </Form>
    </DialogFrame>
  );
}
