import { AmountField } from '../../amounts/amount-field.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { type FormEvent, useId, useRef } from 'react';
import { maxTextLengths } from '../../../domain/lib/limits.ts';
import { possibleCents, ownDeductions } from '../../../domain/sheet/provisions/deductions.ts';
import { readDeductions } from '../../../domain/sheet/provisions/provision.ts';
import { useTranslation } from 'react-i18next';
import { deductionsIn, type DeductionsRef, newlySpent } from '../../../machines/deductions/deductions.machine.ts';
import { useAmountFormat } from '../../hooks/formats.ts';
import { DialogFrame } from '../../shell/dialog-frame.tsx';
import { DeductionsSum } from './deductions-sum.tsx';
import { NotedExpense } from './noted-expense.tsx';

/** Edits the deductions of a provision. Closing the dialog in any way saves. */
export function DeductionsDialog({ editor }: { readonly editor: DeductionsRef }) {
  const { t } = useTranslation();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const provision = useSelector(editor, ({ context }) => context.provision);
  const text = useSelector(editor, ({ context }) => context.text);
  const close = () => editor.send({ type: 'deductions.closed' });
  const canClose = useSelector(editor, (snapshot) => snapshot.can({ type: 'deductions.closed' }));
  const spent = useSelector(editor, ({ context }) => newlySpent(context));
  const isNoted = useSelector(editor, (snapshot) => snapshot.matches({ editing: 'withExpense' }));
  const { amount } = useAmountFormat();
  const deductions = deductionsIn({ provision, text });
  const stored = ownDeductions(provision.deductions);
  const reading = readDeductions(deductions);
  const cents = possibleCents(text, stored);
  const restore = () => {
    editor.send({ type: 'deductions.typed', text: stored });
    // The focused button unmounts.
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close();
  };
  return (
    <DialogFrame
      title={t('deductions.title')}
      subject={provision.name}
      isForm
      onClose={close}
      actions={
        <>
          {reading.kind === 'invalid' && (
            <Button variant="text" onClick={restore}>
              {t('deductions.restore')}
            </Button>
          )}
          <Button variant="contained" type="submit" form={formId} disabled={!canClose}>
            {isNoted && spent !== undefined
              ? t('deductions.closeAndNote', { amount: amount(spent) })
              : t('shell.close')}
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} onSubmit={submit} sx={{ pt: 2 }}>
        <AmountField
          label={t('deductions.title')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
          autoFocus
          inputRef={field}
          autoComplete="off"
          value={text}
          stored={stored}
          problem={
            reading.kind === 'invalid'
              ? t(`deductions.${reading.why}`, { longest: maxTextLengths.deductions })
              : undefined
          }
          hint={t('deductions.hint')}
          onChange={(event) => editor.send({ type: 'deductions.typed', text: event.target.value })}
        />
        {cents && (
          <Alert severity="warning" sx={{ mt: 1 }}>
            {t('deductions.twoAmounts', { text: cents.join(','), whole: cents[0], cents: cents[1] })}
          </Alert>
        )}
        <DeductionsSum provision={{ ...provision, deductions }} />
        {spent !== undefined && <NotedExpense editor={editor} spent={spent} />}
      </Box>
    </DialogFrame>
  );
}
