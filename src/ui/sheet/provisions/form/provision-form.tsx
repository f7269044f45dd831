import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type SyntheticEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { focusFirstInvalid } from '../../entries/fields/field-status.ts';
import { FormContainer } from './form-container.tsx';
import { MissingFieldsHint } from './missing-fields-hint.tsx';
import { useNewProvisionForm } from './new-provision-form.ts';
import { ProvisionInputs } from './provision-inputs.tsx';

// Reversed, so that Tab moves from the last field to Add.
const Actions = styled('div')({
  display: 'flex',
  flexDirection: 'row-reverse',
  gap: 8,
  alignItems: 'center',
  marginTop: 10,
  '& > button': { minHeight: 28 },
});

type ProvisionFormProps = {
  /** Focuses the name when the form opens. */
  readonly hasAutoFocus?: boolean;
  /** Called after Escape or Cancel. Without it, the form is always open. */
  readonly onClose?: () => void;
};

/** The form above the list that adds provisions. Enter adds, and focuses the name for the next one; Escape discards. */
export function ProvisionForm({ hasAutoFocus = false, onClose }: ProvisionFormProps) {
  const { t } = useTranslation();
  const form = useNewProvisionForm();
  const missingId = useId();
  const element = useRef<HTMLFormElement>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (flushSync(() => form.submit(false))) nameField.current?.focus();
    else focusFirstInvalid(element.current);
  };
  const leave = () => {
    form.adding.send({ type: 'form.closed' });
    onClose?.();
  };
  const onFieldKeyDown = (event: KeyboardEvent) => {
    // Implicit submission does nothing while the submit button is disabled, so the missing fields would not be shown.
    if (event.key === 'Enter') submit(event);
  };
  // On the container, because Escape also applies to the buttons.
  const onFormKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
  };
  return (
    <FormContainer onKeyDown={onFormKeyDown}>
      <form data-draft="" ref={element} onSubmit={submit}>
        <ProvisionInputs
          form={form}
          isTouch={false}
          nameField={nameField}
          hasAutoFocus={hasAutoFocus}
          onKeyDown={onFieldKeyDown}
        />
        <Actions>
          <Button type="submit" variant="contained" disabled={!form.isReady} aria-describedby={missingId}>
            {t('entry.add')}
          </Button>
          {onClose && (
            <Button variant="text" onClick={leave}>
              {t('shell.cancel')}
            </Button>
          )}
          <MissingFieldsHint id={missingId} fields={form.missing} />
        </Actions>
      </form>
    </FormContainer>
  );
}
