import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type EntryCollection, isExpense } from '../../../../domain/sheet/sheet.ts';
import { hasDueDay } from '../../../../domain/sheet/due-day.ts';
import type { OnboardingStep } from '../../../../domain/sheet/onboarding.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import type { EntryFields } from '../../../../domain/forms/entry-draft.ts';
import type { AddingContext } from '../../../../machines/adding/adding.machine.ts';
import { maxCachedSheets } from '../../../../machines/older-sheets/older-sheets.machine.ts';
import { useTranslation } from 'react-i18next';
import { parseDayOfMonth } from '../../../../domain/money/amount-text.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useCloseOnBack } from '../../../hooks/close-on-back.ts';
import { spokenAmount, useAmountFormat } from '../../../hooks/formats.ts';
import { useOlderSheets } from '../../../hooks/workspace-actors.tsx';
import { useStep } from '../../onboarding/onboarding-state.ts';
import { useFocusOnNewExpense } from './new-expense-intent.tsx';
import { AddButton } from './add-button.tsx';
import { CompactField } from '../fields/compact-field.tsx';
import { NewEntryAmount } from './new-entry-amount.tsx';
import { RowForm, TouchForm } from './add-row-forms.ts';
import { CreditSwitch } from './credit-switch.tsx';
import { useEntryFields } from './new-entry-form.ts';
import { focusFirstInvalid } from '../fields/field-status.ts';
import { FoldButton } from './fold-button.tsx';
import { useFolding } from './open-on-focus.ts';
import { NameField } from './name-field.tsx';
import { usePasting } from './paste-lines.ts';

const stepsOf: Partial<Record<EntryCollection, OnboardingStep>> = {
  in: 'income',
  outMonth: 'charges',
  outDay: 'expense',
};

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** The day that an arrow makes of a day; undefined where it is none, or another key. */
const dayAfterKey = (typed: string, key: string): string | undefined => {
  const [day, step] = [parseDayOfMonth(typed), steps[key]];
  if (day === undefined || step === undefined) return undefined;
  return String(Math.min(31, Math.max(1, day + step)));
};

type Added = AddingContext['added'];

type AddRowProps = { readonly collection: EntryCollection; readonly isTouch: boolean };

const namePlaceholders: Record<EntryCollection, MessageKey> = {
  in: 'income.newName',
  moneySaving: 'savings.newName',
  outDay: 'expenses.newName',
  outMonth: 'charges.newName',
};

const namePlaceholder = (collection: EntryCollection, isTouch: boolean): MessageKey =>
  isTouch && collection === 'outDay' ? 'entry.name' : namePlaceholders[collection];

const DayPlace = styled(CompactField)({ gridArea: 'day' });

type DayFieldProps = {
  readonly entry: ReturnType<typeof useEntryFields>;
  readonly isTouch: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** The day of a daily expense, or the due day of another line: the arrow keys change it. */
const DayField = ({ entry, isTouch, onKeyDown }: DayFieldProps) => {
  const { t } = useTranslation();
  const { adding, collection, fields } = entry;
  const type = (day: string) => adding.send({ type: 'fields.typed', changes: { day } });
  const onDayKeyDown = (event: KeyboardEvent) => {
    const day = dayAfterKey(fields.day, event.key);
    if (day === undefined) {
      onKeyDown(event);
      return;
    }
    event.preventDefault();
    type(day);
  };
  return (
    <DayPlace
      isNarrow
      isOutlined={isTouch}
      isAtBottom={isTouch}
      label={t('entry.day')}
      placeholder={t(collection === 'outDay' ? 'entry.dayShort' : 'entry.dueDayShort')}
      inputMode="numeric"
      inputRef={entry.dayField}
      isProposed={entry.isDayProposed}
      value={fields.day}
      status={entry.statusOf('day')}
      onType={type}
      onKeyDown={onDayKeyDown}
    />
  );
};

/** Stands over the ticks of the rows. */
const Plus = ({ collection, isTouch }: AddRowProps) =>
  isExpense(collection) && !isTouch && <Icon name="plus" size={14} strokeWidth={1.75} />;

/** Adds one entry after the other without leaving the keyboard: Enter adds, Escape clears. */
export function AddRow({ collection, isTouch }: AddRowProps) {
  const { t } = useTranslation();
  const olderSheets = useOlderSheets();
  const entry = useEntryFields(collection);
  const step = stepsOf[collection];
  const isCurrentStep = useStep(step) === 'current';
  const form = useRef<HTMLFormElement>(null);
  const sign = useRef<HTMLButtonElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  const isDaily = collection === 'outDay';
  const { adding, fields } = entry;
  const type = (changes: Partial<EntryFields>) => adding.send({ type: 'fields.typed', changes });
  const onPaste = usePasting(adding, collection, fields);
  const folding = useFolding(adding, form, isTouch);
  useCloseOnBack(entry.isOpen, () => adding.send({ type: 'form.closed' }));
  useFocusOnNewExpense(entry.focusFirst, isDaily);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!flushSync(entry.submit)) focusFirstInvalid(form.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') adding.send({ type: 'entry.cleared' });
    // Implicit submission on Enter does nothing while the submit button is disabled: the reason could not be shown.
    if (event.key === 'Enter') submit(event);
  };
  // The switch is reached backwards: an amount bears its own sign.
  const onNameKeyDown = (event: KeyboardEvent) => {
    onKeyDown(event);
    if (!isDaily || event.key !== 'Tab' || event.shiftKey) return;
    event.preventDefault();
    amount.current?.focus();
  };
  // Enter submits from the toggle as from a field; a digit moves the focus to the amount.
  const onSignKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') submit(event);
    if (/^[\d.,]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) amount.current?.focus();
  };
  const onAmountKeyDown = (event: KeyboardEvent<HTMLInputElement>) => entry.takeSign(event) || onKeyDown(event);
  const fold = ({ detail }: MouseEvent) => {
    // The button unmounts: by keyboard the focus goes to the first field, by touch the screen's keyboard goes away.
    if (detail === 0) entry.focusFirst();
    // After the click, as in `useFolding`.
    requestAnimationFrame(() => {
      if (detail > 0 && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      adding.send({ type: 'form.closed' });
    });
  };
  const Form = isTouch ? TouchForm : RowForm;
  const day = <DayField entry={entry} isTouch={isTouch} onKeyDown={onKeyDown} />;
  return (
    <Form
      data-draft=""
      data-onboarding-step={step}
      data-current-step={isCurrentStep ? '' : undefined}
      ref={form}
      collection={collection}
      isOpen={entry.isOpen}
      onSubmit={submit}
      onFocusCapture={() => olderSheets.send({ type: 'olderSheets.requested', count: maxCachedSheets })}
      {...folding}
    >
      <Plus collection={collection} isTouch={isTouch} />
      {isDaily && day}
      <NameField
        isOutlined={isTouch}
        endAdornment={entry.isOpen && <FoldButton onClick={fold} />}
        placeholder={t(namePlaceholder(collection, isTouch))}
        inputRef={entry.nameField}
        value={fields.name}
        status={entry.statusOf('name')}
        onType={(name) => type({ name })}
        onPaste={onPaste}
        onKeyDown={onNameKeyDown}
        onPicked={() => amount.current?.focus()}
      />
      {isDaily && (
        <CreditSwitch
          isCredit={!fields.debit}
          isTouch={isTouch}
          isOpen={entry.isOpen}
          buttonRef={sign}
          onToggle={() => type({ debit: !fields.debit })}
          onKeyDown={onSignKeyDown}
        />
      )}
      {hasDueDay(collection) && day}
      <NewEntryAmount entry={entry} isTouch={isTouch} inputRef={amount} onKeyDown={onAmountKeyDown} />
      <AddButton isReady={entry.isReady} onRefuse={submit} />
      <AddedEntryAnnouncer added={entry.added} />
    </Form>
  );
}

/** Announces to screen reader users that a line was added. */
function AddedEntryAnnouncer({ added }: { readonly added: Added }) {
  const { t } = useTranslation();
  const format = useAmountFormat();
  return (
    <span className="visually-hidden" aria-live="polite">
      {/* A live region announces nothing when the same text is set again: the key makes another element. */}
      {added && (
        <span key={added.count}>
          {t('entry.added', { name: added.draft.name, amount: spokenAmount(added.draft.value, format, t) })}
        </span>
      )}
    </span>
  );
}
