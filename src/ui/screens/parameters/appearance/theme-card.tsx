import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from '../../../controls/choice-card.ts';
import { SheetPreview } from './sheet-preview.tsx';

const Card = styled(ChoiceCard)({
  padding: '10px 10px 12px',
  fontWeight: 600,
  lineHeight: '1.125rem',
  '& .MuiRadio-root': { top: 'auto', bottom: 13 },
});

const Name = styled('span')({ display: 'block', padding: '12px 32px 0 4px' });

type ThemeCardProps = {
  readonly theme: 'light' | 'dark';
  readonly onChoose: () => void;
};

/** A theme to choose, and what a sheet looks like in it. */
export const ThemeCard = ({ theme, onChoose }: ThemeCardProps) => {
  const { t } = useTranslation();
  return (
    <Card
      value={theme}
      control={<Radio />}
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
