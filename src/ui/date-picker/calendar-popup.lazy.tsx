import Popover from '@mui/material/Popover';
import type { ReactNode, RefObject } from 'react';
import { useCloseOnBack } from '../hooks/close-on-back.ts';
import { Calendar } from './calendar/calendar.lazy.tsx';
import type { Picker } from './picker.ts';

type CalendarPopupProps = {
  readonly picker: Picker;
  readonly anchor: RefObject<HTMLElement | null>;
  /** Shown below the calendar. */
  readonly footer?: ReactNode;
};

/** The calendar in a dialog. Escape and a click outside close it and return the focus to the opener. */
export const CalendarPopup = ({ picker, anchor, footer }: CalendarPopupProps) => {
  const close = () => picker.actor.send({ type: 'closing.requested' });
  useCloseOnBack(true, close);
  return (
    <Popover
      open
      anchorEl={anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={close}
      marginThreshold={8}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': picker.label,
          sx: { marginTop: 1 },
        },
      }}
    >
      <Calendar picker={picker} takesFocus />
      {footer}
    </Popover>
  );
};
