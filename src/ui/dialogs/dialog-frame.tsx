import IconButton from '@mui/material/IconButton';
import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId, useLayoutEffect } from 'react';
import { DialogNews } from './dialog-news.tsx';
import './dialog-frame.css';
import { Icon } from '../controls/icon.tsx';

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
  isForm = false,
  width = 500,
  minHeight = 250,
  closeLabel,
  onClose,
}: DialogFrameProps) => {
  const id = useId();
  useLayoutEffect(dropSelection, []);
  const subjectId = subject === undefined ? undefined : `${id}-subject`;
  const descriptionId = isForm ? subjectId : `${id}-body`;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={descriptionId}
      transitionDuration={{ enter: 200, exit: 0 }}
      slotProps={{ paper: { sx: { minHeight, width: { sm: width } } } }}
    >
      <h2 id={`${id}-title`} className="dialog-title">
        {title}
      </h2>
      {closeLabel !== undefined && (
        <div className="dialog-corner">
          <IconButton aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
      )}
      {subject !== undefined && (
        <p id={`${id}-subject`} className="dialog-subject">
          {subject}
        </p>
      )}
      <div id={`${id}-body`} className="dialog-body">
        {children}
      </div>
      <div className="dialog-actions">{actions}</div>
      <DialogNews />
    </Dialog>
  );
};
