import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { NewProvisionField } from '../../../../domain/forms/new-provision.ts';
import { fieldLabels } from './field-labels.ts';

// Room for three lines is there before anything is said: nothing moves. With a pointer, that between the button and what is around it.
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

type MissingFieldsProps = { readonly id: string; readonly fields: readonly NewProvisionField[] };

/** Beside the button that adds: what it still waits for. The button is described by it; each key changes it, so that it is no live region. */
export const MissingFields = ({ id, fields }: MissingFieldsProps) => {
  const { t, i18n } = useTranslation();
  const labels = fields.map((field) => t(fieldLabels[field]).toLocaleLowerCase(i18n.language));
  return <Line id={id}>{labels.length > 0 && t('provisions.missing', { fields: labels.join(', ') })}</Line>;
};
