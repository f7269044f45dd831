import { useAmountFormat } from './formats.ts';
import { useTotal, type TotalName } from './sheet-data.ts';

type FigureProps = {
  readonly name: TotalName;
  /** Shows a plus before what is above zero. */
  readonly isSigned?: boolean;
  readonly className?: string;
};

/** One computed figure, under the name that the specification gives it. */
export const Figure = ({ name, isSigned = false, className = 'amount' }: FigureProps) => {
  const value = useTotal(name);
  const format = useAmountFormat();
  return (
    <span className={className} data-figure={name}>
      {isSigned ? format.signed(value) : format.amount(value)}
    </span>
  );
};
