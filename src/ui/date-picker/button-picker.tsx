import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { Icon } from '../controls/icon.tsx';
import { isOpeningKey } from './keys.ts';
import type { Picker } from './picker.ts';
import { CalendarPopup } from './calendar-popup.tsx';

/** A button that shows the date and opens the calendar. */
export function ButtonPicker({ picker }: { readonly picker: Picker }) {
  const button = useRef<HTMLButtonElement>(null);
  const { actor, label, text, openingDay, isDisabled } = picker;
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const open = () => {
    actor.send({ type: 'opening.requested', day: openingDay });
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="date-button"
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        onKeyDown={(event) => {
          if (isOpeningKey(event)) open();
        }}
      >
        <Icon name="calendar" />
        <span className={text === '' ? undefined : 'visually-hidden'}>{label} </span>
        {text}
      </button>
      <CalendarPopup picker={picker} anchor={button} />
    </>
  );
}
