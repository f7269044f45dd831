import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/icon.tsx';
import { answers } from '../../theme/states.ts';
import { useLayout } from '../frame/layout.ts';
import { ProvisionForm } from './late-provision-form.ts';

// A line of the block, or a button under the thumb.
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
    ...answers({ color: vars.palette.primary.main }, {}),
    '&.Mui-focusVisible': { outlineOffset: -2 },
  },
}));

/** The simple view has room for one line: it opens the form when a provision is to be added. */
export function AddLine() {
  const { t } = useTranslation();
  const { isTouch } = useLayout();
  const [isOpen, setIsOpen] = useState(false);
  // The focus is lost while the form unmounts: it goes back to the button.
  const isFocusOwed = useRef(false);
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (isFocusOwed.current) button?.focus();
    isFocusOwed.current = false;
  };
  const close = () => {
    isFocusOwed.current = true;
    setIsOpen(false);
  };
  if (isOpen) return <ProvisionForm isFocused onClose={close} />;
  return (
    <Opener
      ref={takeFocus}
      variant={isTouch ? 'contained' : 'text'}
      size={isTouch ? 'large' : 'medium'}
      fullWidth
      data-opens-form=""
      onPointerDown={ProvisionForm.prefetch}
      startIcon={<Icon name="plus" />}
      onClick={() => setIsOpen(true)}
    >
      {t('provisions.add')}
    </Opener>
  );
}
