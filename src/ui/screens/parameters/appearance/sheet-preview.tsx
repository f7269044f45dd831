import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useAmountFormat } from '../../../hooks/formats.ts';

// `data-theme` applies the colours of that theme, whichever theme is active.
const Preview = styled('span')(({ theme }) => ({
  display: 'block',
  height: 104,
  padding: '12px 12px 0',
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  fontWeight: 400,
  background: theme.vars.palette.background.default,
  '& span': { display: 'block' },
}));

const Sheet = styled('span')(({ theme }) => ({
  height: '100%',
  padding: '10px 12px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderBottom: 0,
  borderRadius: `${theme.shape.borderRadius}px ${theme.shape.borderRadius}px 0 0`,
  background: theme.vars.palette.background.paper,
}));

const Label = styled('span')(({ theme }) => ({
  fontSize: '0.625rem',
  lineHeight: '0.75rem',
  color: theme.vars.palette.text.tertiary,
}));

const Figure = styled('span')(({ theme }) => ({
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: '1.5rem',
  letterSpacing: '-0.01em',
  color: theme.vars.palette.success.main,
}));

const Bar = styled('span')(({ theme: { shape, vars } }) => ({
  height: 4,
  marginTop: 10,
  borderRadius: shape.borderRadius,
  background: `linear-gradient(to right, ${vars.palette.ledger.barFill} 62%, ${vars.palette.ledger.barTrack} 62%)`,
}));

const exampleBalance = 594.78;

export const SheetPreview = ({ theme }: { readonly theme: 'light' | 'dark' }) => {
  const { t } = useTranslation();
  const format = useAmountFormat();
  return (
    <Preview data-theme={theme} aria-hidden="true">
      <Sheet>
        <Label>{t('situation.realBalance')}</Label>
        <Figure>{format.signed(exampleBalance)}</Figure>
        <Bar />
      </Sheet>
    </Preview>
  );
};
