import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { categoryOf } from '../../../domain/sheet/categories.ts';
import { type Entry, type EntryCollection, isExpense } from '../../../domain/sheet/sheet.ts';
import { ChoiceChip } from '../../controls/choice-chip.tsx';
import { useParameters } from '../../hooks/workspace-actors.tsx';
import { useEntryCommands } from '../state/entry-commands.ts';
import { useLines } from '../state/sheet-data.ts';

const Place = styled('div')(({ theme }) => ({
  '& small': { display: 'block', marginTop: 4, fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
}));

const none = '';

/** The category in which expenses of this name count. It can be changed at once, for all of them. */
const CategoryChoice = ({ name }: { readonly name: string }) => {
  const { t } = useTranslation();
  const parameters = useParameters();
  const categories = useSelector(parameters, ({ context }) => context.parameters.categories);
  if (categories.length === 0) return null;
  const choose = (chosen: string) =>
    parameters.send({
      type: 'operation.categorised',
      operation: name,
      category: chosen === none ? undefined : chosen,
    });
  return (
    <Place>
      <ChoiceChip
        source={t('entry.category')}
        choices={[none, ...categories.map((category) => category.name)]}
        chosen={categoryOf(categories, name) ?? none}
        textOf={(category) => (category === none ? t('entry.noCategory') : category)}
        onChoose={choose}
      />
      <small>{t('entry.categoryOfAll', { name })}</small>
    </Place>
  );
};

type ExpenseChoicesProps = {
  readonly collection: EntryCollection;
  readonly entry: Entry;
  /** As it is typed. */
  readonly name: string;
};

/** Whether an expense is paid, and its category: both answer at once, as the check of its row does. */
export const ExpenseChoices = ({ collection, entry, name }: ExpenseChoicesProps) => {
  const { t } = useTranslation();
  const commands = useEntryCommands(collection);
  const { paid: isPaid } = useLines(collection).find(({ id }) => id === entry.id) ?? entry;
  if (!isExpense(collection)) return null;
  return (
    <>
      <FormControlLabel
        labelPlacement="start"
        label={t('entry.paid')}
        control={<Switch checked={isPaid} onChange={(_, paid) => commands.change(entry.id, { paid })} />}
      />
      {collection === 'outDay' && <CategoryChoice name={name.trim() || entry.name} />}
    </>
  );
};
