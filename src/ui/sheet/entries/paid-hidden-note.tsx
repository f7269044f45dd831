import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useParameters } from '../../hooks/workspace-actors.tsx';
import { useUnpaidOnly } from '../../hooks/sheet-data.ts';

const Note = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'var(--row)',
  padding: '0 4px 0 20px',
  color: vars.palette.text.secondary,
  backgroundColor: vars.palette.ledger.sunken,
}));

/** A note below a list that paid lines are hidden. The switch is on another page, so the note has a button to show them. */
export const PaidHiddenNote = () => {
  const { t } = useTranslation();
  const parameters = useParameters();
  if (!useUnpaidOnly()) return null;
  return (
    <Note>
      {t('situation.unpaidOnly')}
      <Button variant="text" onClick={() => parameters.send({ type: 'unpaidOnly.toggled' })}>
        {t('situation.showAll')}
      </Button>
    </Note>
  );
};
