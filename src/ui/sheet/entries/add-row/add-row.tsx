import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useRef, type MouseEventHandler } from 'react';
import { flushSync } from 'react-dom';
import { type EntryCollection, isExpense } from '../../../../domain/sheet/sheet.ts';
import { hasDueDay } from '../../../../domain/sheet/due-day.ts';
import type { OnboardingStep } from '../../../../domain/sheet/onboarding.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import type { EntryFields } from '../../../../domain/forms/entry-draft.ts';
import type { AddingContext } from '../../../../machines/adding/adding.machine.ts';
import { maxCachedSheets } from '../../../../machines/older-sheets/older-sheets.machine.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/icon.tsx';
import { useCloseOnBack } from '../../../hooks/close-on-back.ts';
import { spokenAmount, useAmountFormat } from '../../../hooks/formats.ts';
import { useOlderSheets } from '../../../hooks/workspace-actors.tsx';
import { useStep } from '../../onboarding/onboarding-state.ts';
import { useFocusOnNewExpense } from './new-expense-intent.tsx';
import { AddButton } from './add-button.tsx';
import { NewEntryDay } from './new-entry-day.tsx';
import { NewEntryAmount } from './new-entry-amount.tsx';
import { RowForm, TouchForm } from './add-row-forms.ts';
import { CreditSwitch } from './credit-switch.tsx';
import { useNewEntryForm } from './new-entry-form.ts';
import { focusFirstInvalid } from '../fields/field-status.ts';
import { useOpenOnFocus } from './open-on-focus.ts';
import { NameField } from './name-field.tsx';
import { usePasteLines } from './paste-lines.ts';
import IconButton from '@mui/material/IconButton';

const place = { position: 'absolute', right: 2, color: 'text.tertiary' } as const;

/** Collapses the touch form without discarding the draft. */
const CollapseButton = ({ onClick }: { readonly onClick: MouseEventHandler }) => {
  const { t } = useTranslation();
  return (
    <IconButton aria-label={t('entry.fold')} sx={place} onClick={onClick}>
      {/* Not a cross, which would suggest that it clears the field. */}
      <Icon name="down" size={18} />
    </IconButton>
  );
};

const stepsOf: Partial<Record<EntryCollection, OnboardingStep>> = {
  in: 'income',
  outMonth: 'charges',
  outDay: 'expense',
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

/** An icon above the checkboxes of the rows. */
const Plus = ({ collection, isTouch }: AddRowProps) =>
  isExpense(collection) && !isTouch && <Icon name="plus" size={14} strokeWidth={1.75} />;

/** The form that adds entries to a list. Enter adds, and focuses the name for the next entry; Escape clears. */
export function AddRow({ collection, isTouch }: AddRowProps) {
  const { t } = useTranslation();
  const olderSheets = useOlderSheets();
  const entry = useNewEntryForm(collection);
  const step = stepsOf[collection];
  const isCurrentStep = useStep(step) === 'current';
  const form = useRef<HTMLFormElement>(null);
  const sign = useRef<HTMLButtonElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  const isDaily = collection === 'outDay';
  const { adding, fields } = entry;
  const type = (changes: Partial<EntryFields>) => adding.send({ type: 'fields.typed', changes });
  const onPaste = usePasteLines(adding, collection, fields);
  const openOnFocus = useOpenOnFocus(adding, form, isTouch);
  useCloseOnBack(entry.isOpen, () => adding.send({ type: 'form.closed' }));
  useFocusOnNewExpense(entry.focusFirst, isDaily);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!flushSync(entry.submit)) focusFirstInvalid(form.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') adding.send({ type: 'entry.cleared' });
    // Implicit submission does nothing while the submit button is disabled, so the missing fields would not be shown.
    if (event.key === 'Enter') submit(event);
  };
  // Tab skips the credit switch, because a sign typed into the amount sets it. Shift+Tab reaches it.
  const onNameKeyDown = (event: KeyboardEvent) => {
    onKeyDown(event);
    if (!isDaily || event.key !== 'Tab' || event.shiftKey) return;
    event.preventDefault();
    amount.current?.focus();
  };
  // Enter submits instead of toggling, as in a field. A digit goes to the amount.
  const onSignKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') submit(event);
    if (/^[\d.,]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) amount.current?.focus();
  };
  const onAmountKeyDown = (event: KeyboardEvent<HTMLInputElement>) => entry.handleSignKey(event) || onKeyDown(event);
  const collapse = ({ detail }: MouseEvent) => {
    // The button unmounts: a key press (detail 0) moves the focus to the first field, a touch hides the on-screen keyboard.
    if (detail === 0) entry.focusFirst();
    // After the click, as in `useOpenOnFocus`.
    requestAnimationFrame(() => {
      if (detail > 0 && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      adding.send({ type: 'form.closed' });
    });
  };
  const Form = isTouch ? TouchForm : RowForm;
  const day = <NewEntryDay entry={entry} isTouch={isTouch} onKeyDown={onKeyDown} />;
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
      {...openOnFocus}
    >
      <Plus collection={collection} isTouch={isTouch} />
      {isDaily && day}
      <NameField
        isOutlined={isTouch}
        endAdornment={entry.isOpen && <CollapseButton onClick={collapse} />}
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
      <AddButton isReady={entry.isReady} onIncomplete={submit} />
      <AddedEntryAnnouncer added={entry.added} />
    </Form>
  );
}

/** Announces an added entry to screen readers. */
function AddedEntryAnnouncer({ added }: { readonly added: Added }) {
  const { t } = useTranslation();
  const format = useAmountFormat();
  return (
    <span className="visually-hidden" aria-live="polite">
      {/* A live region ignores an unchanged text: the key replaces the element. */}
      {added && (
        <span key={added.count}>
          {t('entry.added', { name: added.draft.name, amount: spokenAmount(added.draft.value, format, t) })}
        </span>
      )}
    </span>
  );
}
