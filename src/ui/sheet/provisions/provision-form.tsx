import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import { AddButton } from '../add-row/add-button.tsx';
import { focusFirstInvalid } from '../fields/field-marks.ts';
import { useLayout } from '../frame/layout.ts';
import { Cancel, Field, Form } from './provision-form-parts.ts';
import type { ProvisionField } from '../../../domain/forms/provision-draft.ts';
import { useProvisionFields } from './provision-fields.ts';
import { Icon } from '../../controls/icon.tsx';

type FieldLook = {
  readonly field: ProvisionField;
  readonly label: MessageKey;
  readonly placeholder: MessageKey;
  /** The placeholder, when absent. */
  readonly caption?: MessageKey;
  readonly inputMode?: 'decimal' | 'numeric';
};

const looks: readonly FieldLook[] = [
  { field: 'name', label: 'entry.name', placeholder: 'provisions.newName' },
  { field: 'periodicity', label: 'provisions.periodicity', placeholder: 'provisions.periodicity' },
  {
    field: 'price',
    label: 'provisions.price',
    placeholder: 'provisions.price',
    inputMode: 'decimal',
  },
  { field: 'start', label: 'provisions.start', placeholder: 'provisions.start' },
  {
    field: 'monthlyPayment',
    label: 'provisions.monthlyPayment',
    placeholder: 'provisions.monthlyPaymentShort',
    caption: 'provisions.monthlyPayment',
    inputMode: 'numeric',
  },
  {
    field: 'numberMonthlyPayments',
    label: 'provisions.numberMonthlyPayments',
    placeholder: 'provisions.numberMonthlyPaymentsShort',
    inputMode: 'numeric',
  },
];

type ProvisionFormProps = {
  /** The name has the focus as soon as the form opens. */
  readonly isFocused?: boolean;
  /** Escape leaves the form. */
  readonly onClose?: () => void;
};

/** Adds one provision: Enter when the six fields are filled, Escape clears. */
export function ProvisionForm({ isFocused = false, onClose }: ProvisionFormProps) {
  const { t } = useTranslation();
  const { isTouch } = useLayout();
  const form = useProvisionFields();
  const element = useRef<HTMLFormElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!flushSync(form.submit)) focusFirstInvalid(element.current);
  };
  const leave = () => {
    form.clear();
    onClose?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') submit(event);
    if (event.key === 'Escape') leave();
  };
  return (
    <Form data-draft="" ref={element} onSubmit={submit}>
      {looks.map(({ field, label, placeholder, caption, ...look }) => (
        <Field
          key={field}
          field={field}
          {...look}
          isBoxed={isTouch}
          {...(field === 'name' ? { inputRef: form.firstField, isFocused } : {})}
          label={t(label)}
          placeholder={t(placeholder)}
          caption={t(caption ?? placeholder)}
          value={form.fields[field]}
          mark={form.markOf(field)}
          onType={(text) => form.set(field, text)}
          onBlur={() => form.judge(field)}
          onKeyDown={onKeyDown}
        />
      ))}
      <AddButton isReady={form.isReady} />
      {onClose && (
        <Cancel aria-label={t('shell.cancel')} onClick={leave}>
          <Icon name="close" size={14} />
        </Cancel>
      )}
    </Form>
  );
}
