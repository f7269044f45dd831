import type { Ref } from 'react';
import { AmountText } from './amount-text.tsx';
import { useAmountFormat } from '../hooks/formats.ts';
import { useTotal, type TotalName } from '../hooks/sheet-data.ts';

export type FigureProps = {
  readonly name: TotalName;
  /** Shows a plus sign before positive values. */
  readonly isSigned?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLSpanElement>;
};

type Length = 'long' | 'longer' | 'longest';

// The maximum number of characters for each font size of a large figure in a small window.
const lengths: readonly (readonly [number, Length | undefined])[] = [
  [13, undefined],
  [17, 'long'],
  [21, 'longer'],
];

const lengthOf = (text: string): Length | undefined => {
  const fitting = lengths.find(([longest]) => text.length <= longest);
  return fitting ? fitting[1] : 'longest';
};

export const Figure = ({ name, isSigned = false, className = 'amount', ref }: FigureProps) => {
  const value = useTotal(name);
  const format = useAmountFormat();
  const text = isSigned ? format.signed(value) : format.amount(value);
  return (
    <span ref={ref} className={className} data-figure={name} data-length={lengthOf(text)}>
      <AmountText text={text} />
    </span>
  );
};
