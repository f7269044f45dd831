import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useCloseOnBack } from '../hooks/close-on-back.ts';
import { ToastPlace } from './toast-container.tsx';

const Subject = styled('p')(({ theme }) => ({
  padding: '2px 24px 0',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { padding: '2px 16px 0' },
}));

const cornerPlace = { position: 'absolute', top: { xs: 10, sm: 14 }, right: { xs: 8, sm: 16 } };

type DialogFrameProps = {
  readonly title: string;
  /** What the dialog is about, under its title. */
  readonly subject?: string;
  readonly children: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions: ReactNode;
  /** Whether the content is a form: it is then not read out as a whole when the dialog opens. */
  readonly isForm?: boolean;
  /** Width and height in pixels that it has at least, where the screen allows them. */
  readonly width?: number;
  readonly minHeight?: number;
  /** The name of a button in the corner that closes, where none of the actions does. */
  readonly closeLabel?: string;
  /** Whether Back closes it, too, instead of leaving the page. */
  readonly closesOnBack?: boolean;
  /** Escape and a click outside ask for this. */
  readonly onClose: () => void;
};

// A field that is removed leaves its selection to the end of the page, and WebKit scrolls there.
const dropSelection = () => () => getSelection()?.removeAllRanges();

export const DialogFrame = ({
  title,
  subject,
  children,
  actions,
  isForm,
  width = 500,
  minHeight = 250,
  closeLabel,
  closesOnBack = true,
  onClose,
}: DialogFrameProps) => {
  const id = useId();
  useLayoutEffect(dropSelection, []);
  useCloseOnBack(closesOnBack, onClose);
  const subjectId = subject === undefined ? undefined : `${id}-subject`;
  const descriptionId = isForm ? subjectId : `${id}-body`;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-describedby={descriptionId}
      slotProps={{ paper: { sx: { minHeight, width: { sm: width } } } }}
    >
      <DialogTitle>{title}</DialogTitle>
      {closeLabel !== undefined && (
        <IconButton aria-label={closeLabel} onClick={onClose} sx={cornerPlace}>
          <Icon name="close" />
        </IconButton>
      )}
      {subject !== undefined && <Subject id={`${id}-subject`}>{subject}</Subject>}
      <DialogContent id={`${id}-body`}>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
      <ToastPlace />
    </Dialog>
  );
};
