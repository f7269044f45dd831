import { useTranslation } from 'react-i18next';
import { useAmountFormat } from '../../../sheet/formats.ts';

type ThemeCardProps = {
  readonly theme: 'light' | 'dark';
  readonly checked: boolean;
  readonly onChoose: () => void;
};

/** A theme to choose, and what a sheet looks like in it. */
export const ThemeCard = ({ theme, checked, onChoose }: ThemeCardProps) => {
  const { t } = useTranslation();
  return (
    <label className="theme-card">
      <SheetPreview theme={theme} />
      <span className="theme-card-name">{t(`parameters.appearance.${theme}`)}</span>
      <input type="radio" name="theme" checked={checked} onChange={onChoose} />
    </label>
  );
};

const exampleBalance = 594.78;

const SheetPreview = ({ theme }: { readonly theme: 'light' | 'dark' }) => {
  const { t } = useTranslation();
  const format = useAmountFormat();
  return (
    <span className="theme-preview" data-theme={theme} aria-hidden="true">
      <span className="theme-preview-sheet">
        <span className="theme-preview-label">{t('situation.realBalance')}</span>
        <span className="theme-preview-figure">{format.signed(exampleBalance)}</span>
        <span className="theme-preview-bar" />
      </span>
    </span>
  );
};
