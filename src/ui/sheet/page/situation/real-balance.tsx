import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { useSheet } from '../../../hooks/workspace-actors.tsx';
import { useTotal } from '../../../hooks/sheet-data.ts';
import { SignedFigure } from '../../../amounts/signed-figure.tsx';
import { useCounting } from './use-counting.ts';

// The counting text covers the real text, which sets the size and is read by screen readers.
const CountingFigure = styled(SignedFigure)({
  position: 'relative',
  fontVariantNumeric: 'tabular-nums',
  '&[data-counting]': { WebkitTextFillColor: 'transparent' },
  '&[data-counting]::after': {
    // The second value has an empty text for screen readers; older browsers use the first.
    content: ['attr(data-counting)', 'attr(data-counting) / ""'],
    position: 'absolute',
    inset: 0,
    WebkitTextFillColor: 'currentcolor',
  },
});

/** The real balance, which counts to its new value. */
export const RealBalance = ({ className }: { readonly className?: string }) => {
  const figure = useRef<HTMLSpanElement>(null);
  const { signed, isHidden } = useAmountFormat();
  const value = Number(useTotal('remaining'));
  const sheetId = useSelector(useSheet(), ({ context }) => context.sheet.id);
  // A hidden balance does not count, not even when it is shown again.
  const counted = isHidden ? { value: 0, of: '' } : { value, of: sheetId };
  useCounting(figure, { ...counted, format: signed });
  return <CountingFigure ref={figure} name="remaining" {...(className !== undefined && { className })} />;
};
