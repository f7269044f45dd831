import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/icon.tsx';
import { useAddingProvision } from '../../../hooks/workspace-actors.tsx';
import { interactive } from '../../../theme/interaction-states.ts';
import { useLayout } from '../../../hooks/layout.tsx';
import { useProvisionFormState } from './provision-form-open.ts';
import { ProvisionForm, ProvisionSheet } from './provision-forms.ts';

// A row of the block, or a button on touch.
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

/** Opens the form of a new provision: in place, or in a dialog on touch. */
export function AddLine() {
  const { t } = useTranslation();
  const { isTouch } = useLayout();
  const adding = useAddingProvision();
  const { isOpen, hasAutoFocus } = useProvisionFormState();
  // The focus is lost while the form unmounts: it goes back to the button.
  const isFocusOwed = useRef(false);
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (isFocusOwed.current) button?.focus();
    isFocusOwed.current = false;
  };
  const oweFocus = () => {
    isFocusOwed.current = true;
  };
  if (isOpen && !isTouch) return <ProvisionForm hasAutoFocus={hasAutoFocus} onClose={oweFocus} />;
  const { prefetch } = isTouch ? ProvisionSheet : ProvisionForm;
  return (
    <Opener
      ref={takeFocus}
      variant={isTouch ? 'contained' : 'text'}
      size={isTouch ? 'large' : 'medium'}
      fullWidth
      data-opens-form=""
      // Before any press: what is typed right after it would be lost.
      onPointerEnter={prefetch}
      onFocus={prefetch}
      startIcon={<Icon name="plus" />}
      onClick={() => adding.send({ type: 'form.requested' })}
    >
      {t('provisions.add')}
    </Opener>
  );
}
