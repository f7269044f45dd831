import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/icon.tsx';
import { ProvisionForm } from './provision-form.tsx';

/** The simple view has room for one line: it opens the form when a provision is to be added. */
export function AddLine() {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  // Whoever closed the form stands on nothing until the button is back.
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
    <button ref={takeFocus} type="button" className="add-line" onClick={() => setIsOpen(true)}>
      <Icon name="plus" />
      {t('provisions.add')}
    </button>
  );
}
