import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { useSelector } from '@xstate/react';
import { type ComponentType, type FocusEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Toast } from '../../machines/toaster/toast.ts';
import { Icon } from '../controls/icon.tsx';
import { useToaster } from '../hooks/actors.tsx';

/** What a toast offers to do: a part of what a signed-in person loads, whom alone it is offered to. */
type ToastAction = ComponentType<{ readonly toast: Toast; readonly onDone: () => void }>;

export const ToastView = ({ action }: { readonly action: ToastAction }) => {
  const toast = useSelector(useToaster(), ({ context }) => context.toast);
  const isError = toast?.tone === 'error';
  // An alert is announced when it is inserted; for a status, some screen readers need a region that was there before its text.
  return (
    <>
      {isError && <ToastCard toast={toast} action={action} />}
      <div aria-live="polite">{toast && !isError && <ToastCard toast={toast} action={action} />}</div>
    </>
  );
};

// The pressed button is unmounted with the toast: the focus would be lost.
const useFocusReturn = () => {
  const origin = useRef<EventTarget>(null);
  return {
    remember: ({ currentTarget, relatedTarget }: FocusEvent) => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) origin.current = relatedTarget;
    },
    goBack: () => {
      if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    },
  };
};

// The timing is the toaster's: MUI's own timer and click-away are not used.
const noClickAway = { clickAwayListener: { mouseEvent: false, touchEvent: false } } as const;

const ToastCard = ({ toast, action: Action }: { readonly toast: Toast; readonly action: ToastAction }) => {
  const { t } = useTranslation();
  const toaster = useToaster();
  const { remember, goBack } = useFocusReturn();
  const pause = () => toaster.send({ type: 'toast.paused' });
  const resume = () => toaster.send({ type: 'toast.resumed' });
  const dismiss = () => {
    toaster.send({ type: 'toast.dismissed' });
    goBack();
  };
  const actions = (
    <>
      {toast.action && <Action toast={toast} onDone={goBack} />}
      <IconButton aria-label={t('shell.close')} onClick={dismiss}>
        <Icon name="close" size={14} />
      </IconButton>
    </>
  );
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      slotProps={noClickAway}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={(event) => {
        remember(event);
        pause();
      }}
      onBlur={resume}
    >
      <Alert
        variant="filled"
        severity={toast.tone}
        {...(toast.tone === 'error' ? { role: 'alert' } : { role: 'status', 'aria-live': 'off' as const })}
        action={actions}
      >
        {t(toast.key, { replace: toast.values })}
      </Alert>
    </Snackbar>
  );
};
