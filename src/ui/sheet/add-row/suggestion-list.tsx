import { useTranslate } from '../../../i18n/use-translate.ts';

type SuggestionListProps = {
  readonly id: string;
  readonly options: readonly string[];
  readonly typedLength: number;
  readonly activeIndex: number;
  readonly optionId: (index: number) => string;
  readonly onPick: (option: string) => void;
};

/** The proposals under a field, with the typed part of each in bold. */
export const SuggestionList = ({ id, options, typedLength, activeIndex, optionId, onPick }: SuggestionListProps) => {
  const t = useTranslate();
  return (
    // The field keeps the focus while a proposal is clicked.
    <div className="suggestions" onMouseDown={(event) => event.preventDefault()}>
      <ul id={id} role="listbox" aria-label={t('suggestions.title')}>
        {options.map((option, index) => (
          <li
            key={option}
            id={optionId(index)}
            role="option"
            aria-selected={index === activeIndex}
            onClick={() => onPick(option)}
          >
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
  const t = useTranslate();
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
