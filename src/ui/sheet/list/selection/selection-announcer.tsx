import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectedLines } from '../../../../domain/sheet/totals/selected-lines.ts';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { useSelection } from '../../../hooks/workspace-actors.tsx';
import { useSelectedLines } from './selected-lines.ts';
import { useSelectionSumText } from './sum-text.ts';

// In milliseconds: rows selected in quick succession cause only one announcement.
const announceDelay = 300;

/** Announces to screen readers how many rows are selected, and their sum. */
export function SelectionAnnouncer() {
  const selected = useSelector(useSelection(), ({ context }) => context.selected);
  return <output className="visually-hidden">{selected && <Announcement selected={selected} />}</output>;
}

function Announcement({ selected }: { readonly selected: SelectedLines }) {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const sumText = useSelectionSumText();
  const { lines, sum } = useSelectedLines(selected);
  const amount = format.isHidden ? t('amounts.hidden') : sumText(selected.collection, sum);
  const text = `${t('selection.count', { count: lines.length })}, ${amount}`;
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announceDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
