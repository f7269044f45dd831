import { signOf } from '../../../domain/money/money.ts';
import { Figure } from './figure.tsx';
import { type TotalName, useTotal } from '../state/sheet-data.ts';

/** The class that colours what has a sign. */
export const signTones = { [-1]: 'is-negative', 0: '', 1: 'is-positive' } as const;

type SignedFigureProps = { readonly name: TotalName; readonly className?: string };

/** A figure whose sign matters: written, and coloured. */
export const SignedFigure = ({ name, className = 'amount' }: SignedFigureProps) => {
  const sign = signOf(useTotal(name));
  return <Figure name={name} isSigned className={`${className} ${signTones[sign]}`} />;
};
