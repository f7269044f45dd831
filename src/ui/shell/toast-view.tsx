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
import { useToastPlace } from './toast-container.tsx';

/** What a toast offers to do: a part of what a signed-in person loads, whom alone it is offered to. */
type ToastAction = ComponentType<{
  readonly toast: Toast;
  /** What it is about, which is said of it once the message has gone. */
  readonly message: string;
  readonly onDone: () => void;
}>;

type ToastViewProps = {
  readonly action: ToastAction;
  /** The text of a toast with amounts: a part like its action. */
  readonly text: ComponentType<{ readonly toast: Toast }>;
};

/** Shows the toast in the innermost band: a dialog hides the page behind it from assistive technology, and keeps the focus. */
export const ToastView = (parts: ToastViewProps) => {
  const place = useToastPlace();
  const toaster = useToaster();
  usePauseWhileHidden(toaster);
  const regions = <Regions {...parts} />;
  return place ? createPortal(regions, place) : regions;
};

/** A page that nobody sees pauses the time. */
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

/** A toast that repeats the screen goes with the next press or key. */
const useEndWithPress = (toaster: ToasterRef, isBrief: boolean) => {
  useEffect(() => {
    if (!isBrief) return undefined;
    const stopped = new AbortController();
    for (const type of ['click', 'keydown'])
      window.addEventListener(type, () => toaster.send({ type: 'press.observed' }), { signal: stopped.signal });
    return () => stopped.abort();
  }, [toaster, isBrief]);
};

// Some screen readers announce only what changes inside a region that was there before.
const Regions = (parts: ToastViewProps) => {
  const toaster = useToaster();
  const toast = useSelector(toaster, ({ context }) => context.toast);
  // An edit that is offered is named by its message alone, which stays as long as its button.
  const isOffering = useSelector(toaster, (snapshot) => snapshot.hasTag('offering')) && toast?.action !== 'followUp';
  const isError = toast?.tone === 'error';
  useEndWithPress(toaster, toast?.isBrief === true);
  // Gone from under the pointer, such as into a dialog that has opened.
  useEffect(() => () => toaster.send({ type: 'toast.resumed' }), [toaster]);
  const card = toast && <ToastCard {...parts} toast={toast} isOffering={isOffering} />;
  return (
    <>
      <div aria-live="polite">{!isError && card}</div>
      <div aria-live="assertive">{isError && card}</div>
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

// Announced by the regions above.
const roles = { info: 'status', success: 'status', error: 'alert' } as const;

// In CSS pixels, from the bottom of the window: the band of a screen without a form at the bottom.
const bandHeight = 60;

/** Whether what has the focus, a field or the control that was just pressed, lies where the toast would be. */
const isBandInUse = () => {
  const { bottom = 0, top = Infinity } =
    document.activeElement?.closest('input, button, a')?.getBoundingClientRect() ?? {};
  return bottom > innerHeight - bandHeight && top < innerHeight;
};

type ToastCardProps = ToastViewProps & {
  readonly toast: Toast;
  /** Whether the message has gone, and its button alone is left, where it was. */
  readonly isOffering: boolean;
};

const ToastCard = ({ toast, isOffering, action: Action, text: Text }: ToastCardProps) => {
  const { t } = useTranslation();
  const toaster = useToaster();
  const { remember, goBack } = useFocusReturn();
  // Where it is first: it does not move while it can be read.
  const [isAside] = useState(isBandInUse);
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
