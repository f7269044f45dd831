import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { createDateFormat } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/use-texts.ts';

/** Formats the day of a time in milliseconds since the epoch. */
export const useDayOf = (): ((since: number) => string) => {
  const { day } = createDateFormat(useLanguage());
  return (since) => day(new Date(since));
};

type InheritedAccountProps = {
  readonly since: number;
  readonly startsOver: boolean;
  readonly onChange: (startsOver: boolean) => void;
};

/** Offers to erase an account that another person may have created. Source: docs/specification.md#email-link-inherited. */
export const InheritedAccount = ({ since, startsOver, onChange }: InheritedAccountProps) => {
  const { t } = useTranslation();
  const dayOf = useDayOf();
  return (
    <div>
      <Typography id="inherited-account" variant="body1" color="textSecondary">
        {t('emailAction.inherited.text', { date: dayOf(since) })}
      </Typography>
      <FormControlLabel
        sx={{ mt: 3, mx: 0, gap: 3 }}
        label={t('emailAction.inherited.startOver')}
        control={
          <Switch
            checked={startsOver}
            onChange={(_, isOn) => onChange(isOn)}
            slotProps={{ input: { 'aria-describedby': 'inherited-account' } }}
          />
        }
      />
    </div>
  );
};
