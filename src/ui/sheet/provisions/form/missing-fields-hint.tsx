import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { NewProvisionField } from '../../../../domain/forms/new-provision.ts';
import { fieldLabels } from './field-labels.ts';

// Has room for three lines while empty, so that nothing moves. The negative margins reach into the gaps around the button.
const Line = styled('span')(({ theme: { vars, breakpoints, typography } }) => ({
  display: 'flex',
  flex: '1.3 1 0',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 48,
  margin: '-7px 0 -9px',
  ...typography.micro,
  color: vars.palette.text.secondary,
  [breakpoints.down('md')]: { margin: 0, ...typography.caption },
}));

type MissingFieldsHintProps = { readonly id: string; readonly fields: readonly NewProvisionField[] };

/** Lists the missing fields, next to the Add button. The text changes with each key, so it is not a live region. */
export const MissingFieldsHint = ({ id, fields }: MissingFieldsHintProps) => {
  const { t, i18n } = useTranslation();
  const labels = fields.map((field) => t(fieldLabels[field]).toLocaleLowerCase(i18n.language));
  return <Line id={id}>{labels.length > 0 && t('provisions.missing', { fields: labels.join(', ') })}</Line>;
};
