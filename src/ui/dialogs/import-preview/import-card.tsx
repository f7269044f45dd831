import { useId } from 'react';
import type { ImportMode, ImportPlan } from '../../../domain/import-plan.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-texts.ts';
import { useDateFormat } from '../../sheet/formats.ts';
import './import-card.css';
import { changesNothing, planFacts } from './plan-facts.ts';

type Look = { readonly title: MessageKey; readonly text: MessageKey };

const looks: Record<ImportMode, Look> = {
  add: { title: 'importPreview.add', text: 'importPreview.addText' },
  replace: { title: 'importPreview.replace', text: 'importPreview.replaceText' },
};

type ImportCardProps = {
  readonly mode: ImportMode;
  readonly plan: ImportPlan;
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
};

/** A way to import, and what it would do. */
export function ImportCard({ mode, plan, name, checked, onChoose }: ImportCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const words = { t, language: useLanguage(), dates: useDateFormat() };
  return (
    <div className="import-card">
      <input
        type="radio"
        id={id}
        name={name}
        checked={checked}
        aria-describedby={`${id}-text ${id}-facts`}
        onChange={onChoose}
      />
      <label className="import-card-title" htmlFor={id}>
        {t(looks[mode].title)}
      </label>
      <p id={`${id}-text`} className="import-card-text">
        {t(looks[mode].text)}
      </p>
      <ul id={`${id}-facts`} className="import-card-facts">
        {changesNothing(plan.patch) ? (
          <li>{t('importPreview.nothing')}</li>
        ) : (
          planFacts(plan, words).map((fact) => <li key={fact}>{fact}</li>)
        )}
      </ul>
    </div>
  );
}
