import { Field } from '../controls/field.tsx';
import InputAdornment from '@mui/material/InputAdornment';
import IconButton from '@mui/material/IconButton';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { readTypedDay } from '../../domain/calendar/typed-day.ts';
import { useTranslation } from 'react-i18next';
import { CalendarPopup } from './calendar-popup.tsx';
import { ClearButton } from './clear-button.tsx';
import { isOpeningKey } from './calendar/keys.ts';
import { FieldNote } from './field-note.tsx';
import type { Picker } from './picker.ts';
import { Icon } from '../icons/icon.tsx';

const useTyping = ({ actor, language, text, disabledDates }: Picker) => {
  const isTyping = useSelector(actor, (snapshot) => snapshot.hasTag('typing'));
  const typed = useSelector(actor, ({ context }) => context.text);
  const type = (next: string) => {
    const thisYear = new Date().getFullYear();
    actor.send({ type: 'text.typed', text: next, ...readTypedDay(next, { language, thisYear, disabledDates }) });
  };
  return { isTyping, shown: isTyping ? typed : text, type };
};

/** A field that shows the date, opens the calendar, and may accept a typed date. */
export function FieldPicker({ picker }: { readonly picker: Picker }) {
  const { t } = useTranslation();
  const anchor = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const { actor, label, openingDay, isDisabled, isTypeable, opensOnClick } = picker;
  const { isTyping, shown, type } = useTyping(picker);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const isRejected = useSelector(actor, (snapshot) => snapshot.hasTag('rejected'));
  const open = () => {
    actor.send({ type: 'opening.requested', day: openingDay });
  };
  const leave = () => {
    actor.send({ type: 'text.blurred' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter';
    if (!isEnter && !isOpeningKey(event)) return;
    event.preventDefault();
    if (isEnter && isTyping) leave();
    else open();
  };
  const actions = (
    <InputAdornment position="end">
      <ClearButton picker={picker} />
      <IconButton
        aria-label={t('datePicker.open')}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon name="calendar" />
      </IconButton>
    </InputAdornment>
  );
  return (
    <div ref={anchor}>
      <Field
        label={label}
        value={shown}
        error={isRejected}
        placeholder={isTypeable ? t('datePicker.placeholder') : undefined}
        disabled={isDisabled}
        readOnly={!isTypeable}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        endAdornment={actions}
        slotProps={{
          input: {
            'aria-haspopup': 'dialog',
            'aria-describedby': isTypeable ? noteId : undefined,
            // An on-screen keyboard would cover the calendar that a tap opens.
            inputMode: opensOnClick ? 'none' : undefined,
            onClick: opensOnClick ? open : undefined,
            onKeyDown,
          },
        }}
      />
      {isTypeable && <FieldNote id={noteId} picker={picker} />}
      <CalendarPopup picker={picker} anchor={anchor} />
    </div>
  );
}
