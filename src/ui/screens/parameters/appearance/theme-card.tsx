import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { RadioCard, CornerRadio } from '../../../controls/radio-card.ts';
import { SheetPreview } from './sheet-preview.tsx';

const Theme = styled(RadioCard)({
  padding: '10px 10px 12px',
  fontWeight: 600,
  lineHeight: '1.125rem',
});

const Name = styled('span')({ display: 'block', padding: '12px 32px 0 4px' });

type ThemeCardProps = {
  readonly theme: 'light' | 'dark';
  readonly onChoose: () => void;
};

/** The radio button of a theme, with a preview. */
export const ThemeCard = ({ theme, onChoose }: ThemeCardProps) => {
  const { t } = useTranslation();
  return (
    <Theme
      value={theme}
      control={<CornerRadio sx={{ top: 'auto', bottom: 13 }} />}
      label={
        <>
          <SheetPreview theme={theme} />
          <Name>{t(`parameters.appearance.${theme}`)}</Name>
        </>
      }
      onChange={onChoose}
    />
  );
};
