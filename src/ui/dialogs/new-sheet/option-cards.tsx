import { useId } from 'react';
import { type SheetOption, sheetOptions } from '../../../domain/copying.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/icon.tsx';
import type { IconName } from '../../controls/icon-paths.ts';
import './option-cards.css';

type Look = { readonly icon: IconName; readonly title: MessageKey; readonly text: MessageKey };

const looks: Record<SheetOption, Look> = {
  newMonth: { icon: 'newMonth', title: 'newSheet.newMonth', text: 'newSheet.newMonthText' },
  duplicate: { icon: 'copy', title: 'newSheet.duplicate', text: 'newSheet.duplicateText' },
  empty: { icon: 'page', title: 'newSheet.empty', text: 'newSheet.emptyText' },
};

type OptionCardsProps = { readonly option: SheetOption; readonly onChange: (option: SheetOption) => void };

/** What a new sheet may start from. */
export const OptionCards = ({ option, onChange }: OptionCardsProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className="option-cards">
      <legend>{t('newSheet.startFrom')}</legend>
      {sheetOptions.map((choice) => (
        <label key={choice} className="option-card">
          <input
            type="radio"
            name={id}
            checked={choice === option}
            aria-labelledby={`${id}-${choice}`}
            aria-describedby={`${id}-${choice}-text`}
            onChange={() => onChange(choice)}
          />
          <Icon name={looks[choice].icon} size={20} />
          <span id={`${id}-${choice}`} className="option-card-title">
            {t(looks[choice].title)}
          </span>
          <span id={`${id}-${choice}-text`} className="option-card-text">
            {t(looks[choice].text)}
          </span>
        </label>
      ))}
    </fieldset>
  );
};
