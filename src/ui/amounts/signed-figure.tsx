import { useAmountFormat } from '../hooks/formats.ts';
import { Figure, type FigureProps } from './figure.tsx';
import { type TotalName, useTotalSign } from '../hooks/sheet-data.ts';

export const signClasses = { [-1]: 'is-negative', 0: '', 1: 'is-positive' } as const;

/** The sign of a total, or 0 while amounts are hidden. */
export const useShownSign = (name: TotalName): -1 | 0 | 1 => {
  const sign = useTotalSign(name);
  return useAmountFormat().isHidden ? 0 : sign;
};

type SignedFigureProps = Omit<FigureProps, 'isSigned'>;

/** A total with its sign and the colour of the sign. */
export const SignedFigure = ({ name, className = 'amount', ...figure }: SignedFigureProps) => {
  const sign = useShownSign(name);
  return <Figure {...figure} name={name} isSigned className={`${className} ${signClasses[sign]}`} />;
};
