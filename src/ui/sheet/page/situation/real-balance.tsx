import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { useSheet } from '../../../hooks/workspace-actors.tsx';
import { useTotal } from '../../../hooks/sheet-data.ts';
import { SignedFigure } from '../../../amounts/signed-figure.tsx';
import { useCounting } from './use-counting.ts';

// The text that counts lies over the one that is true, which keeps its box and is what is read out.
const CountingFigure = styled(SignedFigure)({
  position: 'relative',
  fontVariantNumeric: 'tabular-nums',
  '&[data-counting]': { WebkitTextFillColor: 'transparent' },
  '&[data-counting]::after': {
    // Without the empty text for screen readers where a browser does not know of it.
    content: ['attr(data-counting)', 'attr(data-counting) / ""'],
    position: 'absolute',
    inset: 0,
    WebkitTextFillColor: 'currentcolor',
  },
});

/** The one figure that matters: it counts to its new value. */
export const RealBalance = ({ className }: { readonly className?: string }) => {
  const figure = useRef<HTMLSpanElement>(null);
  const { signed, isHidden } = useAmountFormat();
  const value = Number(useTotal('remaining'));
  const sheetId = useSelector(useSheet(), ({ context }) => context.sheet.id);
  // Dots do not count, nor does what was hidden.
  const counted = isHidden ? { value: 0, of: '' } : { value, of: sheetId };
  useCounting(figure, { ...counted, format: signed });
  return <CountingFigure ref={figure} name="remaining" {...(className !== undefined && { className })} />;
};
