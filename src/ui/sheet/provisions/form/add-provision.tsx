import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/icon.tsx';
import { useAddingProvision, useSheet } from '../../../hooks/workspace-actors.tsx';
import { interactive } from '../../../theme/interaction-states.ts';
import { useLayout } from '../../../hooks/layout.tsx';
import { ProvisionForm, ProvisionFormDialog } from './provision-forms.ts';

// A row of the block; on touch, a full button.
const Opener = styled(Button)(({ theme: { vars, breakpoints } }) => ({
  [breakpoints.up('md')]: {
    flex: 'none',
    justifyContent: 'flex-start',
    height: 'var(--bar)',
    minHeight: 0,
    padding: '0 var(--pad)',
    borderColor: vars.palette.divider,
    borderWidth: '1px 0',
    borderRadius: 0,
    fontSize: '0.8125rem',
    fontWeight: 500,
    color: vars.palette.primary.main,
    backgroundColor: vars.palette.ledger.sunken,
    ...interactive({ color: vars.palette.primary.main }, {}),
    '&.Mui-focusVisible': { outlineOffset: -2 },
  },
}));

/** Whether the form is open, and whether to focus it: not if the form was already open on mount. */
const useFormState = () => {
  const isOpen = useSelector(useAddingProvision(), (snapshot) => snapshot.matches('open'));
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen && !isOpen) setWasOpen(false);
  return { isOpen, hasAutoFocus: !wasOpen };
};

/** Opens the form of a new provision: in place, or on touch in `NewProvisionDialog`. */
export function AddProvision() {
  const { t } = useTranslation();
  const { isTouch } = useLayout();
  const adding = useAddingProvision();
  const { isOpen, hasAutoFocus } = useFormState();
  // Unmounting the form loses the focus, so the button takes the focus when it mounts.
  const hasClosed = useRef(false);
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (hasClosed.current) button?.focus();
    hasClosed.current = false;
  };
  const onClose = () => {
    hasClosed.current = true;
  };
  if (isOpen && !isTouch) return <ProvisionForm hasAutoFocus={hasAutoFocus} onClose={onClose} />;
  const { prefetch } = isTouch ? ProvisionFormDialog : ProvisionForm;
  return (
    <Opener
      ref={takeFocus}
      variant={isTouch ? 'contained' : 'text'}
      size={isTouch ? 'large' : 'medium'}
      fullWidth
      data-opens-form=""
      // Loaded before a press, so that keys typed right after it are not lost.
      onPointerEnter={prefetch}
      onFocus={prefetch}
      startIcon={<Icon name="plus" />}
      onClick={() => adding.send({ type: 'form.requested' })}
    >
      {t('provisions.add')}
    </Opener>
  );
}

/** The dialog with the form of a new provision on touch, open over any tab. It notifies the chart when another sheet or screen is shown. */
export function NewProvisionDialog() {
  const adding = useAddingProvision();
  const sheet = useSheet();
  const { isTouch } = useLayout();
  const { isOpen, hasAutoFocus } = useFormState();
  useEffect(() => () => adding.send({ type: 'sheet.left', sheet }), [adding, sheet]);
  return isTouch && isOpen && <ProvisionFormDialog hasAutoFocus={hasAutoFocus} />;
}
