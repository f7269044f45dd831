import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type EntryCollection, type EntryDraft } from '../../../domain/sheet/sheet.ts';
import { remainingWith } from '../../../domain/table/pasted-paid.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { useAmountFormat } from '../../hooks/formats.ts';
import { useSheets } from '../../hooks/workspace-actors.tsx';

const Line = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.primary,
  '& strong': { fontWeight: 600, whiteSpace: 'nowrap' },
}));

type BalanceEffectProps = { readonly collection: EntryCollection; readonly drafts: readonly EntryDraft[] };

/** The real balance before and after these lines are added. */
export const BalanceEffect = ({ collection, drafts }: BalanceEffectProps) => {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const shown = useSelector(useSheets(), ({ children }) => children.sheet);
  const { sheet, content } = useSelector(shown, (snapshot) => snapshot?.context) ?? {};
  if (!sheet || !content) return null;
  const before = remainingWith(sheet, content, collection, []);
  const after = remainingWith(sheet, content, collection, drafts);
  const result = after === before ? t('paste.unchanged') : format.amount(after);
  return (
    <Line>
      {t('paste.realBalance')}{' '}
      <strong className="amount">
        <AmountText text={`${format.amount(before)} → ${result}`} />
      </strong>
    </Line>
  );
};
