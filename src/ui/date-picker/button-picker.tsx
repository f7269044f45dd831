import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { DateButton } from './date-button.ts';
import { isOpeningKey } from './calendar/keys.ts';
import type { Picker } from './picker.ts';
import { CalendarPopup } from './calendar-popup.tsx';

type ButtonPickerProps = {
  readonly picker: Picker;
  /** Shown below the calendar. */
  readonly footer?: ReactNode;
};

export function ButtonPicker({ picker, footer }: ButtonPickerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { actor, label, text, openingDay, isDisabled } = picker;
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const open = () => {
    actor.send({ type: 'opening.requested', day: openingDay });
  };
  return (
    <>
      <DateButton
        ref={button}
        variant="outlined"
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
      </DateButton>
      <CalendarPopup picker={picker} anchor={button} footer={footer} />
    </>
  );
}
