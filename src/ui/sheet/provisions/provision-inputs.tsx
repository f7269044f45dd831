import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProvisionField } from '../../../domain/forms/provision-draft.ts';
import { beginningLike } from '../../../domain/forms/provision-proposals.ts';
import { useAmountFormat } from '../../hooks/formats.ts';
import { AddField } from '../fields/add-field.tsx';
import { GhostField } from '../fields/ghost-field.tsx';
import { SuggestionField } from '../fields/suggestion-field.tsx';
import { fieldLabels } from './field-labels.ts';
import { Fields, Labelled } from './labelled.tsx';
import { Outlook } from './outlook.tsx';
import type { ProvisionForm } from './provision-fields.ts';
import { useProvisionExamples } from './provision-examples.ts';

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 6 });

const Chip = styled(Button)(({ theme: { vars, shape } }) => ({
  minHeight: 44,
  padding: '0 12px',
  borderRadius: shape.pill,
  fontWeight: 400,
  '&[aria-pressed="true"]': {
    fontWeight: 500,
    color: vars.palette.ledger.onAccentContainer,
    borderColor: vars.palette.primary.main,
    backgroundColor: vars.palette.ledger.accentContainer,
  },
}));

type InputsProps = {
  readonly form: ProvisionForm;
  readonly isTouch: boolean;
  readonly nameField: RefObject<HTMLInputElement | null>;
  /** The name has the focus as soon as the form opens. */
  readonly isFocused: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** The six fields of a new provision, in the order in which they are filled, and what they come to. */
export function ProvisionInputs({ form, isTouch, nameField, isFocused, onKeyDown }: InputsProps) {
  const { t } = useTranslation();
  const { unhidden } = useAmountFormat();
  const { examples, periodicities, months, division } = useProvisionExamples(form);
  const id = useId();
  const price = useRef<HTMLInputElement>(null);
  const payment = useRef<HTMLInputElement>(null);
  const count = useRef<HTMLInputElement>(null);
  const { fields } = form;
  const frame = (field: ProvisionField) => ({ field, id: `${id}-${field}`, label: t(fieldLabels[field]) });
  const input = (field: ProvisionField) => ({
    id: `${id}-${field}`,
    label: t(fieldLabels[field]),
    placeholder: examples[field],
    isBoxed: isTouch,
    value: fields[field],
    mark: form.markOf(field),
    onType: (text: string) => form.type(field, text),
    onBlur: () => form.leave(field),
    onKeyDown,
  });
  const suggested = (field: 'periodicity' | 'start', allOptions: readonly string[]) => ({
    ...input(field),
    listLabel: t('suggestions.texts'),
    allOptions,
    options: beginningLike(allOptions, fields[field]).filter((text) => text !== fields[field]),
  });
  const ghost = (text: string) => ({ text, description: t(isTouch ? 'ghost.tap' : 'ghost.tab', { text }) });
  const countNone = () => {
    form.type('numberMonthlyPayments', '0');
    // The button unmounts; under a thumb the screen's keyboard stays away.
    if (!isTouch) count.current?.focus();
  };
  return (
    <>
      <Fields>
        <Labelled {...frame('name')}>
          <AddField {...input('name')} inputRef={nameField} isFocused={isFocused} />
        </Labelled>
        <Labelled {...frame('periodicity')}>
          <SuggestionField {...suggested('periodicity', periodicities)} onPicked={() => price.current?.focus()} />
        </Labelled>
        <Labelled {...frame('price')}>
          <AddField {...input('price')} inputMode="decimal" inputRef={price} />
        </Labelled>
        <Labelled {...frame('start')} hint={t('provisions.firstPayment')}>
          <SuggestionField
            {...suggested('start', months)}
            describedBy={`${id}-start-hint`}
            onPicked={() => payment.current?.focus()}
          />
          {isTouch && (
            <MonthChips months={months} chosen={fields.start} onChoose={(text) => form.type('start', text)} />
          )}
        </Labelled>
        <Labelled {...frame('monthlyPayment')} hint={division}>
          <GhostField
            {...input('monthlyPayment')}
            inputMode="numeric"
            inputRef={payment}
            describedBy={`${id}-monthlyPayment-hint`}
            ghost={form.payment && ghost(String(form.payment.payment))}
          />
        </Labelled>
        <Labelled {...frame('numberMonthlyPayments')} hint={t('provisions.paidIn')}>
          <GhostField
            {...input('numberMonthlyPayments')}
            label={t('provisions.numberMonthlyPayments')}
            inputMode="numeric"
            inputRef={count}
            describedBy={`${id}-numberMonthlyPayments-hint`}
            ghost={ghost(String(form.count))}
          />
        </Labelled>
      </Fields>
      <Outlook outlook={form.outlook} amountText={unhidden} onCountNone={countNone} />
    </>
  );
}

type MonthChipsProps = {
  readonly months: readonly string[];
  readonly chosen: string;
  readonly onChoose: (month: string) => void;
};

const MonthChips = ({ months, chosen, onChoose }: MonthChipsProps): ReactNode => (
  <Chips>
    {months.map((month) => (
      <Chip key={month} variant="outlined" aria-pressed={month === chosen} onClick={() => onChoose(month)}>
        {month}
      </Chip>
    ))}
  </Chips>
);
