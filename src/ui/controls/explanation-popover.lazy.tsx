import Popover from '@mui/material/Popover';
import { useCloseOnBack } from '../hooks/close-on-back.ts';

type ExplanationPopoverProps = {
  readonly opener: HTMLElement;
  readonly label: string;
  readonly text: string;
  readonly onClose: () => void;
};

/** An explanation in one sentence. It opens above the button, so that the figure below the button stays visible. */
export function ExplanationPopover({ opener, label, text, onClose }: ExplanationPopoverProps) {
  useCloseOnBack(true, onClose);
  return (
    <Popover
      open
      anchorEl={opener}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      marginThreshold={8}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { maxWidth: 'min(20rem, 100vw - 16px)', padding: '8px 12px', typography: 'body1', textWrap: 'pretty' },
        },
      }}
    >
      {text}
    </Popover>
  );
}
