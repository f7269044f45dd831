import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectedLines } from '../../../../domain/sheet/totals/selected-lines.ts';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { useSelection } from '../../../hooks/workspace-actors.tsx';
import { useSelectedLines } from './selected-lines.ts';
import { useSumText } from './sum-text.ts';

// Several rows in a row are said once.
const quiet = 300;

/** Announces to screen reader users how many rows are selected, and what they come to. */
export function SelectionAnnouncer() {
  const selected = useSelector(useSelection(), ({ context }) => context.selected);
  return <output className="visually-hidden">{selected && <Announcement selected={selected} />}</output>;
}

function Announcement({ selected }: { readonly selected: SelectedLines }) {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const sumText = useSumText();
  const { lines, sum } = useSelectedLines(selected);
  const amount = format.isHidden ? t('amounts.hidden') : sumText(selected.collection, sum);
  const text = `${t('selection.count', { count: lines.length })}, ${amount}`;
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), quiet);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
