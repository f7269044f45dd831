import IconButton from '@mui/material/IconButton';
import { useSelector } from '@xstate/react';
import { type ComponentType, type FocusEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Toast, ToastTone } from '../../machines/toaster/toast.ts';
import type { IconName } from '../controls/icon-paths.ts';
import { Icon } from '../controls/icon.tsx';
import { useToaster } from '../hooks/actors.tsx';
import './toast-view.css';

const icons: Record<ToastTone, IconName> = { info: 'info', success: 'check', error: 'alert' };

/** What a toast offers to do: a part of what a signed-in person loads, whom alone it is offered to. */
type ToastAction = ComponentType<{ readonly toast: Toast; readonly onDone: () => void }>;

export const ToastView = ({ action }: { readonly action: ToastAction }) => {
  const toast = useSelector(useToaster(), ({ context }) => context.toast);
  const isError = toast?.tone === 'error';
  // An alert is heard when it comes; for the rest, some screen readers need a region that was there before its content.
  return (
    <div className="toast-region">
      {isError && <ToastCard toast={toast} action={action} />}
      <div aria-live="polite">{toast && !isError && <ToastCard toast={toast} action={action} />}</div>
    </div>
  );
};

// What has the focus here goes away when it is pressed.
const useWayBack = () => {
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

const ToastCard = ({ toast, action: Action }: { readonly toast: Toast; readonly action: ToastAction }) => {
  const { t } = useTranslation();
  const toaster = useToaster();
  const { remember, goBack } = useWayBack();
  const hold = () => {
    toaster.send({ type: 'toast.held' });
  };
  const release = () => {
    toaster.send({ type: 'toast.released' });
  };
  return (
    <div
      className="toast"
      {...(toast.tone === 'error' ? { role: 'alert' } : { role: 'status', 'aria-live': 'off' as const })}
      data-tone={toast.tone}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={(event) => {
        remember(event);
        hold();
      }}
      onBlur={release}
    >
      <span className="toast-icon">
        <Icon name={icons[toast.tone]} strokeWidth={2} />
      </span>
      <span className="toast-text">{t(toast.key, { replace: toast.values })}</span>
      {toast.action && <Action toast={toast} onDone={goBack} />}
      <IconButton
        aria-label={t('shell.close')}
        onClick={() => {
          toaster.send({ type: 'toast.dismissed' });
          goBack();
        }}
      >
        <Icon name="close" size={14} />
      </IconButton>
    </div>
  );
};
