import type { KeyboardEvent } from 'react';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';

const names = ['situation', 'expenses', 'charges', 'provisions'] as const;
export type PageName = (typeof names)[number];

const titles: Record<PageName, MessageKey> = {
  situation: 'situation.title',
  expenses: 'expenses.tab',
  charges: 'charges.tab',
  provisions: 'provisions.title',
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

type PageTabsProps = { readonly page: PageName; readonly onChange: (page: PageName) => void };

export function PageTabs({ page, onChange }: PageTabsProps) {
  const { t } = useTranslation();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const target = step && names[(names.indexOf(page) + step + names.length) % names.length];
    if (!target) return;
    onChange(target);
    document.getElementById(`sheet-tab-${target}`)?.focus();
  };
  return (
    <div className="page-tabs" role="tablist" aria-label={t('sheets.pages')}>
      {names.map((name) => (
        <button
          key={name}
          id={`sheet-tab-${name}`}
          type="button"
          role="tab"
          className="page-tab"
          aria-selected={name === page}
          aria-controls="sheet-page"
          tabIndex={name === page ? 0 : -1}
          onClick={() => onChange(name)}
          onKeyDown={onKeyDown}
        >
          {t(titles[name])}
        </button>
      ))}
    </div>
  );
}
