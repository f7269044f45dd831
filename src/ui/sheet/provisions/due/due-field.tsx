import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { dueText, type MovedDue, readDueOf } from '../../../../domain/forms/provision-due.ts';
import type { DueProvision } from '../../../../domain/sheet/provisions/due-provision.ts';
import { touchOrNarrow } from '../../../theme/media-queries.ts';
import { useProvisionTexts } from '../provision-texts.ts';
import { useProvisionFormat } from '../provision-format.ts';
import { EditableCell } from '../../entries/fields/editable-cell.tsx';
import { useSheetMoment } from '../sheet-moment.ts';
import { useProvisionCommands } from '../provision-commands.ts';

const Line = styled('div')(({ theme: { vars } }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  '& > dd': { width: 128, height: 24, margin: 0, color: vars.palette.text.primary, [touchOrNarrow]: { height: 44 } },
  // The cell is as large as its editor, so that opening it moves nothing.
  '& :is(.row-cell, .cell-input)': {
    width: 'calc(100% + 8px)',
    height: '100%',
    maxHeight: 'none',
    margin: '0 -4px',
    padding: '0 3px',
    textAlign: 'right',
  },
  '& .row-cell': { paddingRight: 4, borderBottom: `1px solid ${vars.palette.ledger.lineStrong}` },
  '& .cell-editor': { height: '100%' },
}));

type DueFieldProps = {
  readonly due: DueProvision;
  /** The text of a draft from before a reload. */
  readonly restoredText: string | undefined;
};

export const DueField = ({ due, restoredText }: DueFieldProps) => {
  const { t } = useTranslation();
  const provisionFormat = useProvisionFormat();
  const moment = useSheetMoment();
  const { change, type } = useProvisionCommands();
  const { dueNotice } = useProvisionTexts();
  const { provision } = due;
  const text = dueText(due, provisionFormat);
  const move = ({ start }: MovedDue) => {
    if (start !== provision.start) change(provision.id, { start }, dueNotice({ ...provision, start }));
  };
  return (
    <Line>
      <dt>{t('provisions.dueIn')}</dt>
      <dd>
        <EditableCell
          cell="due"
          className="amount"
          label={t('provisions.dueIn')}
          tabIndex={0}
          value={text}
          editText={text}
          restoredText={restoredText}
          read={(entered) => readDueOf(provision, entered, moment, provisionFormat)}
          onType={(entered) => type(provision.id, { due: entered })}
          onChange={move}
        />
      </dd>
    </Line>
  );
};
