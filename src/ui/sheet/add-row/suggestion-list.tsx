import { useTranslation } from 'react-i18next';
import type { Combobox } from '../../controls/combobox.ts';

type SuggestionListProps = Pick<Combobox<string>, 'listProps' | 'optionProps'> & {
  readonly options: readonly string[];
  readonly typedLength: number;
};

/** The proposals under a field, with the typed part of each in bold. */
export const SuggestionList = ({ options, typedLength, listProps, optionProps }: SuggestionListProps) => {
  const { t } = useTranslation();
  return (
    <div className="suggestions">
      <ul {...listProps} aria-label={t('suggestions.title')}>
        {options.map((option, index) => (
          <li key={option} {...optionProps(option, index)} aria-label={option}>
            <mark>{option.slice(0, typedLength)}</mark>
            {option.slice(typedLength)}
          </li>
        ))}
      </ul>
      <SuggestionKeys />
    </div>
  );
};

const SuggestionKeys = () => {
  const { t } = useTranslation();
  return (
    <div className="suggestions-hint" aria-hidden="true">
      <span>
        <kbd className="key-hint">↑</kbd> <kbd className="key-hint">↓</kbd> {t('suggestions.move')}
      </span>
      <span>
        <kbd className="key-hint">↵</kbd> {t('suggestions.or')} <kbd className="key-hint">Tab</kbd>{' '}
        {t('suggestions.pick')}
      </span>
    </div>
  );
};
