import { styled } from '@mui/material/styles';
import { type KeyboardEvent, memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { twoDigits } from '../../../domain/lib/text.ts';
import { isTicked, type Paste, type PastedLine, type Ticks } from '../../../domain/table/pasted-lines.ts';
import { useAmountFormat } from '../../hooks/formats.ts';
import { useDialogs } from '../../hooks/workspace-actors.tsx';
import { touchOrNarrow } from '../../theme/media-queries.ts';
import { useLineNotes } from './line-notes.ts';

const Lines = styled('table')(({ theme: { vars, breakpoints } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  '& th': { height: 28, fontSize: '0.6875rem', fontWeight: 500, textAlign: 'left', color: vars.palette.text.tertiary },
  '& tr': { borderBottom: `1px solid ${vars.palette.divider}` },
  '& td': { height: 32, padding: '2px 0', [touchOrNarrow]: { height: 44, padding: '4px 0' } },
  '& :is(td, th):first-of-type': { width: 32, [touchOrNarrow]: { width: 44 } },
  '& [data-column="day"]': { width: 40, color: vars.palette.text.tertiary },
  '& [data-column="amount"]': { width: 1, paddingLeft: 12, textAlign: 'right', whiteSpace: 'nowrap' },
  '& input': {
    display: 'block',
    width: 18,
    height: 18,
    margin: 0,
    accentColor: vars.palette.primary.main,
    [touchOrNarrow]: { width: 22, height: 22 },
  },
  // The label is the touch target, so the checkbox does not grow.
  '& td:first-of-type': { padding: 0 },
  '& label:has(input)': { display: 'flex', alignItems: 'center', minHeight: 32, [touchOrNarrow]: { minHeight: 44 } },
  '& label[for]': { display: 'block', overflowWrap: 'anywhere' },
  '& tbody': { color: vars.palette.text.primary },
  '& [data-note] :is(label, [data-column="amount"])': { color: vars.palette.text.secondary },
  '& [data-credit] [data-column="amount"]': { color: vars.palette.success.main },
  // The note is beside the name, or below it in a narrow window.
  '& td > div:has(small)': {
    display: 'grid',
    gridTemplateColumns: '160px minmax(0, 1fr)',
    gap: 12,
    alignItems: 'center',
    [breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
  '& small': { overflowWrap: 'anywhere', color: vars.palette.text.secondary },
  '& :not([data-note]) > td small': { fontSize: '0.6875rem' },
  '& [data-note] small': { fontSize: '0.75rem' },
}));

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Arrow keys move between lines, so that the table is one tab stop and not hundreds before the buttons. */
const moveFocus = (event: KeyboardEvent<HTMLInputElement>) => {
  const checkboxes = [
    ...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLInputElement>('input:not(:disabled)') ?? []),
  ];
  const index = checkboxes.indexOf(event.currentTarget);
  const next = checkboxes[steps[event.key]?.(index, checkboxes.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

type PastedTableProps = {
  readonly paste: Paste;
  readonly lines: readonly PastedLine[];
  readonly ticks: Ticks;
};

export const PastedTable = ({ paste, lines, ticks }: PastedTableProps) => {
  const { t } = useTranslation();
  const noteOf = useLineNotes(paste.period);
  const [focused, setFocused] = useState(0);
  const addable = lines.filter(({ refusal }) => refusal === undefined);
  const tabStop = addable.find(({ row }) => row === focused) ?? addable[0];
  const isDaily = paste.collection === 'outDay';
  return (
    <Lines>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('entry.add')}</span>
          </th>
          {isDaily && (
            <th scope="col" data-column="day">
              {t('entry.day')}
            </th>
          )}
          <th scope="col">{t('entry.name')}</th>
          <th scope="col" data-column="amount">
            {t('entry.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line
            key={line.row}
            line={line}
            note={noteOf(line)}
            isDaily={isDaily}
            isChecked={isTicked(line, ticks)}
            isTabStop={line === tabStop}
            onFocus={setFocused}
          />
        ))}
      </tbody>
    </Lines>
  );
};

const minus = '\u2212';

/** The amount of a line, and the accessible name of its checkbox. */
const useLineTexts = (isDaily: boolean) => {
  const { t } = useTranslation();
  const { unhidden } = useAmountFormat();
  return ({ day, name, value, debit }: PastedLine) => {
    const amount = value === undefined ? '' : unhidden(value);
    const ofDay = debit ? 'entry.dayLabel' : 'entry.creditLabel';
    const label = t(isDaily && day !== undefined ? ofDay : 'entry.label', { name, day, amount });
    return { label, amount: isDaily && amount !== '' ? `${debit ? minus : '+'}${amount}` : amount };
  };
};

const attribute = (isSet: boolean) => (isSet ? '' : undefined);

type LineProps = {
  readonly line: PastedLine;
  readonly note: string | undefined;
  readonly isDaily: boolean;
  readonly isChecked: boolean;
  readonly isTabStop: boolean;
  readonly onFocus: (row: number) => void;
};

// Memoised, because a click changes only one of hundreds of lines.
const Line = memo(({ line, note, isDaily, isChecked, isTabStop, onFocus }: LineProps) => {
  const { row, day, name, bankText, debit, refusal } = line;
  const id = useId();
  const dialogs = useDialogs();
  const { amount, label } = useLineTexts(isDaily)(line);
  const beside = note ?? bankText;
  const besideId = beside && `${id}-beside`;
  return (
    <tr data-note={attribute(!!note)} data-credit={attribute(!debit)}>
      <td>
        <label>
          <input
            type="checkbox"
            id={id}
            aria-label={label}
            aria-describedby={besideId}
            checked={isChecked}
            disabled={!!refusal}
            tabIndex={isTabStop ? 0 : -1}
            onFocus={() => onFocus(row)}
            onKeyDown={moveFocus}
            onChange={(event) => dialogs.send({ type: 'line.toggled', row, isTicked: event.target.checked })}
          />
        </label>
      </td>
      {isDaily && <td data-column="day">{day === undefined ? '—' : twoDigits(day)}</td>}
      <td>
        <div>
          <label htmlFor={id}>{name}</label>
          {beside && <small id={besideId}>{beside}</small>}
        </div>
      </td>
      <td data-column="amount" className="amount">
        {amount}
      </td>
    </tr>
  );
});
