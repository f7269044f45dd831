import Paper, { type PaperProps } from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Foot = styled('div')(({ theme: { vars, breakpoints } }) => ({
  display: 'flex',
  gap: 12,
  marginTop: 4,
  padding: '6px 10px 4px',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  color: vars.palette.ledger.tertiary,
  [breakpoints.down('md')]: { display: 'none' },
}));

/** The proposals under a field, and what the keys do with them. */
export const SuggestionsPaper = ({ children, ...paper }: PaperProps) => {
  const { t } = useTranslation();
  return (
    <Paper {...paper}>
      {children}
      <Foot aria-hidden="true">
        <span>
          <kbd className="key-hint">↑</kbd> <kbd className="key-hint">↓</kbd> {t('suggestions.move')}
        </span>
        <span>
          <kbd className="key-hint">↵</kbd> {t('suggestions.or')} <kbd className="key-hint">Tab</kbd>{' '}
          {t('suggestions.pick')}
        </span>
      </Foot>
    </Paper>
  );
};
