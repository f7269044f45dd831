import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { twoDigits } from '../../../../domain/lib/text.ts';
import { type Entry, type EntryCollection, isExpense } from '../../../../domain/sheet/sheet.ts';
import { parseSheetDate } from '../../../../domain/sheet/sheet-date.ts';
import { AmountText } from '../../../amounts/amount-text.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { DialogFrame } from '../../../shell/dialog-frame.tsx';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { useEditing, useSheets } from '../../../hooks/workspace-actors.tsx';
import { useCopySourceText } from '../entry-texts.ts';
import { useEntryCommands } from '../entry-commands.ts';
import { useLines } from '../../../hooks/sheet-data.ts';
import type { EntryDialogProps } from './entry-dialog.tsx';
import { MoveButton } from './move-button.tsx';

const Source = styled('p')(({ theme: { vars, shape } }) => ({
  display: 'flex',
  gap: 10,
  alignItems: 'center',
  minHeight: 44,
  margin: '8px 0 12px',
  padding: '8px 4px 8px 12px',
  borderRadius: shape.borderRadius,
  color: vars.palette.text.secondary,
  backgroundColor: vars.palette.ledger.sunken,
  '& > :last-child:not(span)': { marginLeft: 'auto' },
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '8px 24px',
  margin: '0 0 12px',
  '& > dd': { margin: 0, textAlign: 'right', overflowWrap: 'anywhere', color: theme.vars.palette.text.primary },
}));

const Choice = styled(FormControlLabel)(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  minHeight: 48,
  margin: 0,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

type CopySourceProps = {
  readonly collection: EntryCollection;
  readonly entry: Entry;
  readonly onLeave: () => void;
};

/** The source of a copied entry, with a button to open the source sheet if that sheet still exists. */
const CopySource = ({ collection, entry, onLeave }: CopySourceProps) => {
  const { t } = useTranslation();
  const copySource = useCopySourceText();
  const sheets = useSheets();
  const { copy, name, value } = entry;
  const date = parseSheetDate(copy);
  const index = useSelector(sheets, ({ context }) => context.sheets.findIndex((sheet) => sheet.date === date));
  const open = () => {
    onLeave();
    sheets.send({ type: 'sheet.selected', index, targetLine: { collection, name, value } });
  };
  return (
    <Source>
      <Icon name="copy" size={18} />
      <span>{t('copied.fixed', { carried: copySource(copy) })}</span>
      {index >= 0 && (
        <Button variant="text" onClick={open}>
          {t('copied.open')}
        </Button>
      )}
    </Source>
  );
};

/** Shows a copied entry. Only the credit and paid switches can be changed. Each change is saved immediately. */
export function CopiedEntryDialog({ edited: { collection, line: opened } }: EntryDialogProps) {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const entry: Entry = useLines(collection).find(({ id }) => id === opened.id) ?? opened;
  const commands = useEntryCommands(collection);
  const editing = useEditing();
  const isDaily = collection === 'outDay';
  const close = () => editing.send({ type: 'dialog.closed' });
  const remove = () => {
    close();
    commands.requestRemoval(entry);
  };
  const actions = (
    <>
      <Button variant="outlined" onClick={remove}>
        {t('entry.delete')}
      </Button>
      <Button variant="tonal" onClick={close}>
        {t('shell.close')}
      </Button>
    </>
  );
  return (
    <DialogFrame title={entry.name} actions={actions} onClose={close}>
      <CopySource collection={collection} entry={entry} onLeave={close} />
      <Facts>
        {isDaily && (
          <>
            <dt>{t('entry.day')}</dt>
            <dd>{twoDigits(entry.day)}</dd>
          </>
        )}
        <dt>{t('entry.name')}</dt>
        <dd>{entry.name}</dd>
        <dt>{t('entry.amount')}</dt>
        <dd>
          <AmountText text={format.amount(entry.value)} />
        </dd>
      </Facts>
      {isDaily && (
        <Choice
          labelPlacement="start"
          label={t('entry.credit')}
          control={
            <Switch
              checked={!entry.debit}
              onChange={(_, isCredit) => commands.change(entry.id, { debit: !isCredit })}
            />
          }
        />
      )}
      {isExpense(collection) && (
        <Choice
          labelPlacement="start"
          label={t('entry.paid')}
          control={<Switch checked={entry.paid} onChange={(_, paid) => commands.change(entry.id, { paid })} />}
        />
      )}
      <MoveButton collection={collection} entry={entry} />
    </DialogFrame>
  );
}
