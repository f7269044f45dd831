import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { withCategory } from '../../../domain/sheet/totals/categories.ts';
import { type EntryCollection, isExpense } from '../../../domain/sheet/sheet.ts';
import {
  draftsOf,
  isTicked,
  linesOf,
  maxPastedLines,
  type Paste,
  type PastedLine,
  type Ticks,
} from '../../../domain/table/pasted-lines.ts';
import { proposedPaid } from '../../../domain/table/pasted-paid.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useDialogs, useParameters } from '../../hooks/workspace-actors.tsx';
import { DialogFrame } from '../../shell/dialog-frame.tsx';
import { BalanceEffect } from './balance-effect.tsx';
import { ColumnRoles } from './column-roles.tsx';
import { PaidQuestion } from './paid-question.tsx';
import { PastedTable } from './pasted-table.tsx';

const titles: Record<EntryCollection, MessageKey> = {
  in: 'income.title',
  moneySaving: 'savings.title',
  outDay: 'expenses.title',
  outMonth: 'charges.title',
};

const Counts = styled('output')(({ theme }) => ({
  marginRight: 'auto',
  fontSize: '0.75rem',
  lineHeight: '20px',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { width: '100%', padding: '4px 0 8px' },
}));

const Footer = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  gap: 8,
  alignItems: 'center',
  // Fits both buttons on one line on most phones.
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', '&& .MuiButton-root': { padding: '0 8px' } },
}));

const CutOff = styled('p')({ margin: '10px 0 0', fontSize: '0.75rem' });

/** The number of lines to add, and of lines not to add, by reason. */
const useCounts = (lines: readonly PastedLine[], ticks: Ticks, added: number): string => {
  const { t } = useTranslation();
  const unticked = lines.filter((line) => !line.refusal && !isTicked(line, ticks));
  const outside = unticked.filter((line) => line.outside && !line.isKnown).length;
  const known = unticked.filter(({ isKnown }) => isKnown).length;
  const refused = lines.filter(({ refusal }) => refusal).length;
  const texts = [
    t('paste.toAdd', { lines: added }),
    outside > 0 && t('paste.outsideMonth', { lines: outside }),
    known > 0 && t('paste.knownLines', { lines: known }),
    refused > 0 && t('paste.refused', { count: refused }),
  ];
  return texts.filter((text) => text !== false).join(' · ');
};

/** Reviews pasted lines before they are added. */
export const PasteDialog = () => {
  const pasting = useSelector(useDialogs(), ({ context }) => context.pasting);
  return pasting && <PasteReview paste={pasting.paste} ticks={pasting.ticks} />;
};

type PasteReviewProps = { readonly paste: Paste; readonly ticks: Ticks };

const PasteReview = ({ paste, ticks }: PasteReviewProps) => {
  const { t } = useTranslation();
  const formId = useId();
  const dialogs = useDialogs();
  const parameters = useParameters();
  const lines = useMemo(() => linesOf(paste), [paste]);
  const { collection, rows, cutOff } = paste;
  const proposal = useMemo(() => proposedPaid(paste, lines), [paste, lines]);
  const isPaid = isExpense(collection) && (paste.isPaid ?? proposal.isPaid);
  const drafts = draftsOf(lines, ticks).map((draft) => ({ ...draft, paid: isPaid }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (drafts.length === 0) return;
    const { categories } = parameters.getSnapshot().context.parameters;
    const edits = drafts.map(
      (draft) => ({ type: 'entry.added', collection, draft: withCategory(categories, draft) }) as const,
    );
    dialogs.send({ type: 'lines.added', edits });
  };
  return (
    <DialogFrame
      title={t('paste.title', { count: rows.length })}
      subject={t('paste.into', { list: t(titles[collection]) })}
      width={640}
      closeLabel={t('shell.close')}
      isForm
      onClose={() => dialogs.send({ type: 'dialog.cancelled' })}
      actions={
        <Footer>
          <Counts>
            {useCounts(lines, ticks, drafts.length)}
            {isExpense(collection) && <BalanceEffect collection={collection} drafts={drafts} />}
          </Counts>
          <Button onClick={() => dialogs.send({ type: 'text.chosen' })}>{t('paste.asText')}</Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter adds the pasted lines, which can be undone */}
          <Button autoFocus variant="contained" type="submit" form={formId} disabled={drafts.length === 0}>
            {t('paste.add', { count: drafts.length })}
          </Button>
        </Footer>
      }
    >
      <form id={formId} onSubmit={submit}>
        <ColumnRoles paste={paste} />
        {isExpense(collection) && <PaidQuestion isPaid={isPaid} reason={proposal.reason} />}
        <PastedTable paste={paste} lines={lines} ticks={ticks} />
        {cutOff > 0 && <CutOff>{t('paste.cutOff', { count: cutOff, most: maxPastedLines })}</CutOff>}
      </form>
    </DialogFrame>
  );
};
