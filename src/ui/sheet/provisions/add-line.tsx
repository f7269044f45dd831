import { useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Icon } from '../../controls/icon.tsx';
import { ProvisionForm } from './provision-form.tsx';

/** The simple view has room for one line: it opens the form when a provision is to be added. */
export function AddLine() {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <ProvisionForm isFocused onClose={() => setIsOpen(false)} />;
  return (
    <button type="button" className="add-line" onClick={() => setIsOpen(true)}>
      <Icon name="plus" />
      {t('provisions.add')}
    </button>
  );
}
