import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewProvisionField } from '../../../../domain/forms/new-provision.ts';
import { startingWith } from '../../../../domain/forms/provision-proposals.ts';
import { useProvisionsView } from '../../../hooks/workspace-actors.tsx';
import { CompactField } from '../../entries/fields/compact-field.tsx';
import { SuggestionField } from '../../entries/fields/suggestion-field.tsx';
import { useDueDistance } from '../due-distance.ts';
import { fieldLabels } from './field-labels.ts';
import { FieldGrid, LabelledField } from './labelled-field.tsx';
import { PlanCard } from './plan-card.tsx';
import { DetailFields, ProvisionDetails } from './provision-details.tsx';
import { useProvisionSuggestions } from './provision-suggestions.ts';
import type { NewProvisionForm } from './new-provision-form.ts';

const Chips = styled('div')({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 8 });

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
  readonly form: NewProvisionForm;
  readonly isTouch: boolean;
  readonly nameField: RefObject<HTMLInputElement | null>;
  /** Focuses the name when the form opens. */
  readonly hasAutoFocus: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** The inputs of a new provision: name, price and due month, then the resulting plan, then the details. */
export function ProvisionInputs({ form, isTouch, nameField, hasAutoFocus, onKeyDown }: InputsProps) {
  const { t } = useTranslation();
  const [view] = useProvisionsView();
  const isFull = view === 'full' && !isTouch;
  const { periodicities, months } = useProvisionSuggestions(form);
  const distance = useDueDistance()({ text: form.due, reading: form.dueReading, plan: form.plan });
  const id = useId();
  const due = useRef<HTMLInputElement>(null);
  const labelled = (field: NewProvisionField) => ({ id: `${id}-${field}`, label: t(fieldLabels[field]) });
  const input = (field: NewProvisionField) => ({
    ...labelled(field),
    isOutlined: isTouch,
    status: form.statusOf(field),
    onType: (text: string) => form.type(field, text),
    onBlur: () => form.leave(field),
    onKeyDown,
  });
  const details = { form, periodicities, months: months.toStartIn, input };
  return (
    <>
      <FieldGrid data-dense={isFull || undefined}>
        <LabelledField {...labelled('name')} isWide>
          <CompactField
            {...input('name')}
            value={form.fields.name}
            placeholder={t('provisions.example', { text: t('provisions.exampleName') })}
            inputRef={nameField}
            hasAutoFocus={hasAutoFocus}
          />
        </LabelledField>
        <LabelledField {...labelled('price')}>
          <CompactField
            {...input('price')}
            value={form.fields.price}
            placeholder={t('provisions.example', { text: '480' })}
            inputMode="decimal"
          />
        </LabelledField>
        <LabelledField {...labelled('due')} hint={distance}>
          <SuggestionField
            {...input('due')}
            value={form.due}
            placeholder={t('provisions.example', { text: t('provisions.exampleDue') })}
            listLabel={t('suggestions.texts')}
            // On touch, the chips below replace the suggestions.
            {...(isTouch
              ? { options: [] }
              : { allOptions: months.toPayIn, options: startingWith(months.toPayIn, form.due) })}
            describedBy={`${id}-due-hint ${id}-plan`}
            inputRef={due}
            onPicked={() => due.current?.focus()}
          />
        </LabelledField>
        {isTouch && (
          <Chips>
            {months.asChips.map((month) => (
              <Chip
                key={month}
                variant="outlined"
                aria-pressed={month === form.due}
                onClick={() => form.type('due', month)}
              >
                {month}
              </Chip>
            ))}
          </Chips>
        )}
        {isFull && <DetailFields {...details} />}
      </FieldGrid>
      <PlanCard
        id={`${id}-plan`}
        form={form}
        isHeadlineOnly={isFull}
        onMonthPicked={() => !isTouch && due.current?.focus()}
      />
      {!isFull && <ProvisionDetails {...details} />}
    </>
  );
}
