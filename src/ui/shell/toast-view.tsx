import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { useSelector } from '@xstate/react';
import { type ComponentType, type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Toast } from '../../machines/toaster/toast.ts';
import type { ToasterRef } from '../../machines/toaster/toaster.machine.ts';
import { Icon } from '../icons/icon.tsx';
import { useToaster } from '../hooks/actors.tsx';
import { useToastContainer } from './toast-container.tsx';

/** The button of a toast, passed in so that visitors do not load its code. */
type ToastAction = ComponentType<{
  readonly toast: Toast;
  /** Describes the button after the message has gone. */
  readonly message: string;
  readonly onDone: () => void;
}>;

type ToastViewProps = {
  readonly action: ToastAction;
  /** The text of a toast with amounts, passed in so that visitors do not load the code that formats amounts. */
  readonly text: ComponentType<{ readonly toast: Toast }>;
};

/** Shows the toast in the innermost container: a dialog hides the rest of the page from assistive technology and traps the focus. */
export const ToastView = (parts: ToastViewProps) => {
  const container = useToastContainer();
  const toaster = useToaster();
  usePauseWhileHidden(toaster);
  const regions = <Regions {...parts} />;
  return container ? createPortal(regions, container) : regions;
};

const usePauseWhileHidden = (toaster: ToasterRef) => {
  useEffect(() => {
    const stopped = new AbortController();
    document.addEventListener(
      'visibilitychange',
      () => toaster.send(document.hidden ? { type: 'toast.paused' } : { type: 'toast.resumed' }),
      { signal: stopped.signal },
    );
    return () => stopped.abort();
  }, [toaster]);
};

/** Dismisses a brief toast, which repeats the screen, on the next click or key. */
const useDismissOnPress = (toaster: ToasterRef, isBrief: boolean) => {
  useEffect(() => {
    if (!isBrief) return undefined;
    const stopped = new AbortController();
    for (const type of ['click', 'keydown'])
      window.addEventListener(type, () => toaster.send({ type: 'press.observed' }), { signal: stopped.signal });
    return () => stopped.abort();
  }, [toaster, isBrief]);
};

// Always mounted: some screen readers announce only changes inside an existing live region.
const Regions = (parts: ToastViewProps) => {
  const toaster = useToaster();
  const toast = useSelector(toaster, ({ context }) => context.toast);
  // Only the message describes a follow-up edit, so the message stays as long as the button.
  const isOffering = useSelector(toaster, (snapshot) => snapshot.hasTag('offering')) && toast?.action !== 'followUp';
  const isError = toast?.tone === 'error';
  useDismissOnPress(toaster, toast?.isBrief === true);
  // The toast may leave the pointer without `mouseleave`, for example into an opened dialog.
  useEffect(() => () => toaster.send({ type: 'toast.resumed' }), [toaster]);
  const card = toast && <ToastCard {...parts} toast={toast} isOffering={isOffering} />;
  return (
    <>
      <div aria-live="polite">{!isError && card}</div>
      <div aria-live="assertive">{isError && card}</div>
    </>
  );
};

// The focused button unmounts with the toast.
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

// The toaster's chart does the timing, not MUI.
const noClickAway = { clickAwayListener: { mouseEvent: false, touchEvent: false } } as const;

// Only to navigate to the toast: the live regions above announce it.
const roles = { info: 'status', success: 'status', error: 'alert' } as const;

// In CSS pixels, from the bottom of the window, on screens without a bottom bar.
const toastHeight = 60;

/** Whether the toast would cover the focused field or the control that was just pressed. */
const wouldCoverFocus = () => {
  const { bottom = 0, top = Infinity } =
    document.activeElement?.closest('input, button, a')?.getBoundingClientRect() ?? {};
  return bottom > innerHeight - toastHeight && top < innerHeight;
};

type ToastCardProps = ToastViewProps & {
  readonly toast: Toast;
  /** The message has disappeared, and the button stays in place. */
  readonly isOffering: boolean;
};

const ToastCard = ({ toast, isOffering, action: Action, text: Text }: ToastCardProps) => {
  const { t } = useTranslation();
  const toaster = useToaster();
  const { remember, goBack } = useFocusReturn();
  // Decided when the toast appears, so that it does not move while the user reads it.
  const [isAside] = useState(wouldCoverFocus);
  const pause = () => toaster.send({ type: 'toast.paused' });
  const resume = () => toaster.send({ type: 'toast.resumed' });
  const dismiss = () => {
    toaster.send({ type: 'toast.dismissed' });
    goBack();
  };
  const message = t(toast.key, { count: toast.count, replace: { count: toast.count, ...toast.values } });
  const offer = toast.action && <Action toast={toast} message={message} onDone={goBack} />;
  return (
    <Snackbar
      open
      data-aside={isAside || undefined}
      slotProps={noClickAway}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={(event) => {
        remember(event);
        pause();
      }}
      onBlur={resume}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && dismiss()}
    >
      <Alert
        variant="filled"
        severity={toast.tone}
        role={isOffering ? 'none' : roles[toast.tone]}
        aria-live="off"
        action={
          <>
            {offer}
            <IconButton aria-label={t('shell.hideMessage')} onClick={dismiss}>
              <Icon name="close" size={14} />
            </IconButton>
          </>
        }
      >
        {toast.amounts ? <Text toast={toast} /> : message}
      </Alert>
    </Snackbar>
  );
};
