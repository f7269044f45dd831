import { signOf } from '../../../domain/money/money.ts';
import { Figure, type FigureProps } from './figure.tsx';
import { useTotal } from '../state/sheet-data.ts';

/** The class that colours what has a sign. */
export const signTones = { [-1]: 'is-negative', 0: '', 1: 'is-positive' } as const;

type SignedFigureProps = Omit<FigureProps, 'isSigned'>;

/** A figure whose sign matters: written, and coloured. */
export const SignedFigure = ({ name, className = 'amount', ...figure }: SignedFigureProps) => {
  const sign = signOf(useTotal(name));
  return <Figure {...figure} name={name} isSigned className={`${className} ${signTones[sign]}`} />;
};
