import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProvisionField } from '../../../../domain/forms/provision-draft.ts';
import { startingWith } from '../../../../domain/forms/provision-proposals.ts';
import { withoutZeroCents } from '../../../../domain/money/amount-format.ts';
import { signOf } from '../../../../domain/money/money.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { useDueTexts } from '../due/due-texts.ts';
import { CompactField } from '../../entries/fields/compact-field.tsx';
import { SuggestionField } from '../../entries/fields/suggestion-field.tsx';
import { FieldGrid, LabelledField } from './labelled-field.tsx';
import type { NewProvisionForm, InputProps } from './new-provision-form.ts';

// The button also covers the summary next to it, which is not part of the accessible name.
const Head = styled('div')(({ theme: { vars, breakpoints } }) => ({
  position: 'relative',
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minHeight: 32,
  marginTop: 4,
  fontSize: '0.8125rem',
  '& > .summary': {
    flex: 1,
    overflow: 'hidden',
    fontSize: '0.75rem',
    textAlign: 'right',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.palette.text.secondary,
  },
  [breakpoints.down('md')]: { minHeight: 44, fontSize: '0.9375rem', '& > .summary': { fontSize: '0.8125rem' } },
}));

const Toggle = styled(ButtonBase)(({ theme: { shape, breakpoints } }) => ({
  position: 'static',
  gap: 8,
  minHeight: 32,
  borderRadius: shape.field,
  font: 'inherit',
  fontWeight: 600,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  [breakpoints.down('md')]: { minHeight: 44 },
}));

const Implausible = styled('output')(({ theme: { vars, breakpoints } }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  alignItems: 'center',
  fontSize: '0.75rem',
  color: vars.palette.text.secondary,
  '&:empty': { display: 'none' },
  '& > button': { minHeight: 24, fontWeight: 600 },
  [breakpoints.down('md')]: { '& > button': { minWidth: 44, minHeight: 44 } },
}));

type Detail = Exclude<ProvisionField, 'name' | 'price'>;

const details: readonly Detail[] = ['periodicity', 'start', 'monthlyPayment', 'numberMonthlyPayments'];

type DetailsProps = {
  readonly form: NewProvisionForm;
  readonly periodicities: readonly string[];
  readonly months: readonly string[];
  readonly input: InputProps;
};

/** The other fields of a new provision, behind a disclosure button with a summary. */
export const ProvisionDetails = ({ form, ...fields }: DetailsProps) => {
  const { t } = useTranslation();
  const id = useId();
  const { fields: typed, filled } = form;
  const [isOpen, setIsOpen] = useState(() => details.some((field) => typed[field].trim() !== ''));
  const summary = [filled.periodicity, filled.start && t('provisions.startSummary', { start: filled.start })];
  return (
    <>
      <Head>
        <Toggle
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-fields` : undefined}
          aria-describedby={`${id}-summary`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'down' : 'right'} size={14} />
          {t('provisions.details')}
        </Toggle>
        <span id={`${id}-summary`} className="summary">
          {summary.filter(Boolean).join(' · ')}
        </span>
      </Head>
      {isOpen && (
        <FieldGrid id={`${id}-fields`}>
          <DetailFields form={form} {...fields} />
        </FieldGrid>
      )}
    </>
  );
};

/** A hint on the payment: the calculation, or the difference between a typed payment and the needed one. */
const usePaymentHint = ({ proposed, filled, plan }: NewProvisionForm) => {
  const { t } = useTranslation();
  const { unhidden } = useAmountFormat();
  const { size } = useDueTexts();
  if (proposed && filled.monthlyPayment === String(proposed.payment)) {
    const price = withoutZeroCents(unhidden(proposed.price));
    return { isShort: false, hint: t('provisions.division', { price, count: proposed.months }) };
  }
  const sign = plan ? signOf(plan.gap) : 0;
  if (!plan || sign === 0) return { isShort: false, hint: '' };
  const isShort = sign < 0;
  return { isShort, hint: t(isShort ? 'due.short' : 'due.ahead', { amount: size(plan.gap, unhidden) }) };
};

const useField = () => useRef<HTMLInputElement>(null);

/** The detail fields, filled in from price and due month. Typing replaces each value. */
export const DetailFields = ({ form, periodicities, months, input }: DetailsProps) => {
  const { t } = useTranslation();
  const [startField, paymentField, count] = [useField(), useField(), useField()];
  // A field that the user has emptied stays empty until blur.
  const [emptied, setEmptied] = useState<Detail>();
  const { isShort, hint } = usePaymentHint(form);
  const detail = (field: Detail) => {
    const { onType, onBlur, ...look } = input(field);
    const isProposed = form.fields[field].trim() === '';
    return {
      ...look,
      isProposed,
      value: isProposed && field !== emptied ? form.filled[field] : form.fields[field],
      placeholder: form.filled[field],
      onType: (text: string) => {
        setEmptied(text.trim() === '' ? field : undefined);
        onType(text);
      },
      onBlur: () => {
        setEmptied(undefined);
        onBlur();
      },
    };
  };
  const suggested = (field: 'periodicity' | 'start', allOptions: readonly string[]) => {
    const { isProposed, ...look } = detail(field);
    const options = startingWith(allOptions, form.fields[field]).filter((text) => text !== look.value);
    return { ...look, isProposed, listLabel: t('suggestions.texts'), allOptions, options };
  };
  const countNone = () => {
    form.type('numberMonthlyPayments', '0');
    // The button unmounts, so the field takes the focus; on touch that would open the on-screen keyboard.
    if (!input('name').isOutlined) count.current?.focus();
  };
  const { implausibleCount } = form;
  const payment = detail('monthlyPayment');
  const payments = detail('numberMonthlyPayments');
  const periodicity = suggested('periodicity', periodicities);
  const start = suggested('start', months);
  return (
    <>
      <LabelledField id={periodicity.id} label={periodicity.label}>
        <SuggestionField {...periodicity} onPicked={() => startField.current?.focus()} />
      </LabelledField>
      <LabelledField id={start.id} label={start.label}>
        <SuggestionField {...start} inputRef={startField} onPicked={() => paymentField.current?.focus()} />
      </LabelledField>
      <LabelledField id={payment.id} label={payment.label} hint={hint} isShort={isShort}>
        <CompactField {...payment} inputMode="numeric" inputRef={paymentField} describedBy={`${payment.id}-hint`} />
      </LabelledField>
      <LabelledField id={payments.id} label={payments.label} hint={t('provisions.paidIn')}>
        <CompactField
          {...payments}
          label={t('provisions.numberMonthlyPayments')}
          inputMode="numeric"
          inputRef={count}
          describedBy={`${payments.id}-hint`}
        />
      </LabelledField>
      <Implausible>
        {implausibleCount !== undefined && (
          <>
            {t('provisions.countedAsPaid', { count: implausibleCount })}
            <Link component="button" type="button" onClick={countNone}>
              {t('provisions.countNone')}
            </Link>
          </>
        )}
      </Implausible>
    </>
  );
};
