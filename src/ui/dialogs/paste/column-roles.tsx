import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { columnOf } from '../../../domain/table/cells.ts';
import { type Paste, signRuleOf, signRules } from '../../../domain/table/pasted-lines.ts';
import { type ColumnRole, rolesFor } from '../../../domain/table/role-choice.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useDialogs } from '../../hooks/workspace-actors.tsx';
import { MenuChip } from '../../controls/menu-chip.tsx';

const Fieldset = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignItems: 'center',
  minWidth: 0,
  margin: 0,
  padding: '8px 0 10px',
  border: 0,
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
}));

const roleTexts: Record<ColumnRole, MessageKey> = {
  day: 'entry.day',
  name: 'entry.name',
  amount: 'entry.amount',
  debit: 'entry.debit',
  credit: 'entry.credit',
  none: 'paste.ignored',
};

/** The detected role of each column and meaning of a minus sign, for the user to correct. */
export const ColumnRoles = ({ paste }: { readonly paste: Paste }) => {
  const { t } = useTranslation();
  const id = useId();
  const dialogs = useDialogs();
  const { collection, heading, rows, roles } = paste;
  const textOf = (role: ColumnRole) => t(roleTexts[role]);
  /** The heading or the first cell of a column. Undefined if the role identifies the column. */
  const sourceOf = (role: ColumnRole, column: number) => {
    const title = heading[column] ?? '';
    if (title !== '') return title === textOf(role) ? undefined : title;
    return role === 'none' ? columnOf(rows, column).find((cell) => cell !== '') : undefined;
  };
  const isShown = (role: ColumnRole, column: number) => role !== 'none' || sourceOf(role, column) !== undefined;
  return (
    <Fieldset aria-labelledby={id}>
      <span id={id}>{t('paste.columns')}</span>
      {roles.map(
        (role, column) =>
          isShown(role, column) && (
            <MenuChip
              key={column}
              source={sourceOf(role, column)}
              choices={rolesFor(collection)}
              chosen={role}
              textOf={textOf}
              onChoose={(chosen) => dialogs.send({ type: 'role.chosen', column, role: chosen })}
            />
          ),
      )}
      {collection === 'outDay' && roles.includes('amount') && (
        <MenuChip
          choices={signRules}
          chosen={signRuleOf(paste)}
          textOf={(sign) => t(`paste.${sign}`)}
          onChoose={(sign) => dialogs.send({ type: 'sign.chosen', sign })}
        />
      )}
    </Fieldset>
  );
};
