import { useId } from 'react';
import { useTranslation } from 'react-i18next';

export type ProvisionsView = 'simple' | 'full';

const views: readonly ProvisionsView[] = ['simple', 'full'];

type ViewToggleProps = { readonly view: ProvisionsView; readonly onChange: (view: ProvisionsView) => void };

export const ViewToggle = ({ view, onChange }: ViewToggleProps) => {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className="view-toggle" aria-label={t('provisions.view')}>
      {views.map((choice) => (
        <label key={choice} className="view-choice">
          <input type="radio" name={name} checked={choice === view} onChange={() => onChange(choice)} />
          {t(`provisions.${choice}`)}
        </label>
      ))}
    </fieldset>
  );
};
