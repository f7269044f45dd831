import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type SyntheticEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { focusFirstInvalid } from '../../entries/fields/field-status.ts';
import { FormFrame } from './form-container.tsx';
import { MissingFields } from './missing-fields-hint.tsx';
import { useProvisionFields } from './new-provision-form.ts';
import { ProvisionInputs } from './provision-inputs.tsx';

// The one that adds is reached by Tab from the last field.
const Actions = styled('div')({
  display: 'flex',
  flexDirection: 'row-reverse',
  gap: 8,
  alignItems: 'center',
  marginTop: 10,
  '& > button': { minHeight: 28 },
});

type ProvisionFormProps = {
  /** The name has the focus as soon as the form opens. */
  readonly hasAutoFocus?: boolean;
  /** Leaves the form, where it was opened. */
  readonly onClose?: () => void;
};

/** Adds one provision after the other, above their list: Enter when it is complete, Escape drops what is typed. */
export function ProvisionForm({ hasAutoFocus = false, onClose }: ProvisionFormProps) {
  const { t } = useTranslation();
  const form = useProvisionFields();
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
    // Implicit submission on Enter does nothing while the button is disabled: the reason could not be shown.
    if (event.key === 'Enter') submit(event);
  };
  // From its buttons, too.
  const onFormKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
  };
  return (
    <FormFrame onKeyDown={onFormKeyDown}>
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
          <MissingFields id={missingId} fields={form.missing} />
        </Actions>
      </form>
    </FormFrame>
  );
}
