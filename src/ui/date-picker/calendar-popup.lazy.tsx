import Popover from '@mui/material/Popover';
import type { ReactNode, RefObject } from 'react';
import { useCloseOnBack } from '../hooks/close-on-back.ts';
import { Calendar } from './calendar/calendar.lazy.tsx';
import type { Picker } from './picker.ts';

type PopupProps = {
  readonly picker: Picker;
  readonly anchor: RefObject<HTMLElement | null>;
  /** What else is offered, below the calendar. */
  readonly footer?: ReactNode;
};

/** The calendar in a dialog of its own: Escape and a click outside close it, and the focus goes back to the opener. */
export const Popup = ({ picker, anchor, footer }: PopupProps) => {
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
