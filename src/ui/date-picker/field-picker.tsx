import { Field } from '../controls/field.tsx';
import InputAdornment from '@mui/material/InputAdornment';
import IconButton from '@mui/material/IconButton';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useRef } from 'react';
import { parseDay } from '../../domain/calendar/parse-day.ts';
import { useTranslation } from 'react-i18next';
import { CalendarPopup } from './calendar-popup.tsx';
import { ClearButton } from './clear-button.tsx';
import { isOpeningKey } from './calendar/keys.ts';
import type { Picker } from './picker.ts';
import { Icon } from '../controls/icon.tsx';

const useTyping = ({ actor, language, text, isDayDisabled }: Picker) => {
  const isTyping = useSelector(actor, (snapshot) => snapshot.hasTag('typing'));
  const typed = useSelector(actor, ({ context }) => context.text);
  const type = (next: string) => {
    const day = parseDay(next, language, new Date().getFullYear());
    actor.send({ type: 'text.typed', text: next, day: day && !isDayDisabled(day) ? day : undefined });
  };
  return { isTyping, shown: isTyping ? typed : text, type };
};

/** A field that shows the date, lets it be typed where that is allowed, and opens the calendar. */
export function FieldPicker({ picker }: { readonly picker: Picker }) {
  const { t } = useTranslation();
  const anchor = useRef<HTMLDivElement>(null);
  const { actor, label, openingDay, isDisabled, isTypeable } = picker;
  const { isTyping, shown, type } = useTyping(picker);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
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
        disabled={isDisabled}
        readOnly={!isTypeable}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        endAdornment={actions}
        slotProps={{
          input: {
            'aria-haspopup': 'dialog',
            onClick: isTypeable ? undefined : open,
            onKeyDown,
          },
        }}
      />
      <CalendarPopup picker={picker} anchor={anchor} />
    </div>
  );
}
