import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { categoryOf } from '../../../../domain/sheet/totals/categories.ts';
import { isTickable } from '../../../../domain/sheet/due-day.ts';
import type { Entry, EntryCollection } from '../../../../domain/sheet/sheet.ts';
import { MenuChip } from '../../../controls/menu-chip.tsx';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { useEntryCommands } from '../entry-commands.ts';
import { useLines } from '../../../hooks/sheet-data.ts';

const Root = styled('div')(({ theme }) => ({
  '& small': { display: 'block', marginTop: 4, fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
}));

const none = '';

/** Chooses the category of all expenses with this name. The choice is saved immediately. */
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
    <Root>
      <MenuChip
        source={t('entry.category')}
        choices={[none, ...categories.map((category) => category.name)]}
        chosen={categoryOf(categories, name) ?? none}
        textOf={(category) => (category === none ? t('entry.noCategory') : category)}
        onChoose={choose}
      />
      <small>{t('entry.categoryOfAll', { name })}</small>
    </Root>
  );
};

type EntryChoicesProps = {
  readonly collection: EntryCollection;
  readonly entry: Entry;
  /** The name as currently typed. */
  readonly name: string;
};

/** The switch for paid or received, and the category of a daily expense. Both are saved at once, like the checkbox of the row. */
export const EntryChoices = ({ collection, entry, name }: EntryChoicesProps) => {
  const { t } = useTranslation();
  const commands = useEntryCommands(collection);
  const shown = useLines(collection).find(({ id }) => id === entry.id) ?? entry;
  return (
    <>
      {isTickable(collection, shown) && (
        <FormControlLabel
          labelPlacement="start"
          label={t(collection === 'in' ? 'forecast.received' : 'entry.paid')}
          control={<Switch checked={shown.paid} onChange={(_, paid) => commands.change(entry.id, { paid })} />}
        />
      )}
      {collection === 'outDay' && <CategoryChoice name={name.trim() || entry.name} />}
    </>
  );
};
