import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useCloseOnBack } from '../hooks/close-on-back.ts';
import { ToastContainer } from './toast-container.tsx';

const Subject = styled('p')(({ theme }) => ({
  padding: '2px 24px 0',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { padding: '2px 16px 0' },
}));

const corner = { position: 'absolute', top: { xs: 10, sm: 14 }, right: { xs: 8, sm: 16 } };

type DialogFrameProps = {
  readonly title: string;
  /** The name of the edited object, under the title. */
  readonly subject?: string;
  readonly children: ReactNode;
  /** Buttons, the primary one last. */
  readonly actions: ReactNode;
  /** The content is a form, which is no description for screen readers to read when the dialog opens. */
  readonly isForm?: boolean;
  /** In pixels, where the screen has room. */
  readonly width?: number;
  readonly minHeight?: number;
  /** Adds a close button with this name, for dialogs whose actions do not close them. */
  readonly closeLabel?: string;
  /** Back closes the dialog instead of leaving the page. */
  readonly closesOnBack?: boolean;
  /** On Escape and on a click outside. */
  readonly onClose: () => void;
};

// WebKit scrolls to the selection that a removed field leaves at the end of the page.
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
        <IconButton aria-label={closeLabel} onClick={onClose} sx={corner}>
          <Icon name="close" />
        </IconButton>
      )}
      {subject !== undefined && <Subject id={`${id}-subject`}>{subject}</Subject>}
      <DialogContent id={`${id}-body`}>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
      <ToastContainer />
    </Dialog>
  );
};
