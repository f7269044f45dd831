import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type SheetOption, sheetOptions } from '../../../domain/sheet/new-sheet/copying.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { RadioCard, CornerRadio } from '../../controls/radio-card.ts';
import type { IconName } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/icon.tsx';

const Cards = styled(RadioGroup)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 8,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const OptionCard = styled(RadioCard)(({ theme }) => ({
  minHeight: 104,
  '& .icon': { marginBottom: 8, color: theme.vars.palette.text.tertiary },
  '&:has(:checked) .icon': { color: theme.vars.palette.primary.main },
  // Stacked cards have the icon before the text.
  [theme.breakpoints.down('sm')]: {
    minHeight: 0,
    padding: '10px 44px 10px 44px',
    '& .icon': { position: 'absolute', top: 18, left: 14 },
  },
}));

const OptionRadio = styled(CornerRadio)(({ theme }) => ({ [theme.breakpoints.down('sm')]: { top: 18, right: 14 } }));

const Title = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '1.125rem',
  color: theme.vars.palette.text.primary,
  [theme.breakpoints.down('sm')]: { fontSize: '0.9375rem' },
}));

const Text = styled('span')(({ theme }) => ({ ...theme.typography.caption, display: 'block', marginTop: 2 }));

type OptionLabel = { readonly icon: IconName; readonly title: MessageKey; readonly text: MessageKey };

const labels: Record<SheetOption, OptionLabel> = {
  newMonth: { icon: 'newMonth', title: 'newSheet.newMonth', text: 'newSheet.newMonthText' },
  duplicate: { icon: 'copy', title: 'newSheet.duplicate', text: 'newSheet.duplicateText' },
  empty: { icon: 'page', title: 'newSheet.empty', text: 'newSheet.emptyText' },
};

type OptionCardsProps = { readonly option: SheetOption; readonly onChange: (option: SheetOption) => void };

export const OptionCards = ({ option, onChange }: OptionCardsProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel component="span" id={id}>
        {t('newSheet.startFrom')}
      </FormLabel>
      <Cards aria-labelledby={id} value={option}>
        {sheetOptions.map((choice) => (
          <OptionCard
            key={choice}
            value={choice}
            control={<OptionRadio slotProps={{ input: describedBy(`${id}-${choice}`) }} />}
            label={
              <>
                <Icon name={labels[choice].icon} size={20} />
                <Title id={`${id}-${choice}`}>{t(labels[choice].title)}</Title>
                <Text id={`${id}-${choice}-text`}>{t(labels[choice].text)}</Text>
              </>
            }
            onChange={() => onChange(choice)}
          />
        ))}
      </Cards>
    </FormControl>
  );
};

// Only the title is the accessible name.
const describedBy = (id: string) => ({ 'aria-labelledby': id, 'aria-describedby': `${id}-text` });
