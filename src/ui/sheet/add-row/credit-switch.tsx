import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/icon.tsx';
import { SignToggle } from '../rows/sign-toggle.tsx';

type CreditSwitchProps = {
  readonly isCredit: boolean;
  readonly isTouch: boolean;
  readonly onToggle: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

/** Debit or credit: a sign beside the amount, or both words where there is room for a thumb. */
export const CreditSwitch = ({ isCredit, isTouch, onToggle, onKeyDown }: CreditSwitchProps) => {
  const { t } = useTranslation();
  if (!isTouch)
    return <SignToggle label={t('entry.credit')} isCredit={isCredit} onToggle={onToggle} onKeyDown={onKeyDown} />;
  return (
    <button
      type="button"
      className="credit-switch"
      aria-label={t('entry.credit')}
      aria-pressed={isCredit}
      onClick={onToggle}
      onKeyDown={onKeyDown}
    >
      <SignWord text={t('entry.debit')} isCredit={false} isChosen={!isCredit} />
      <SignWord text={t('entry.credit')} isCredit isChosen={isCredit} />
    </button>
  );
};

type SignWordProps = { readonly text: string; readonly isCredit: boolean; readonly isChosen: boolean };

const SignWord = ({ text, isCredit, isChosen }: SignWordProps) => (
  <span className={isChosen ? 'sign-word is-chosen' : 'sign-word'}>
    <Icon name={isCredit ? 'plus' : 'minus'} strokeWidth={1.75} />
    <span className="sign-word-text">{text}</span>
  </span>
);
