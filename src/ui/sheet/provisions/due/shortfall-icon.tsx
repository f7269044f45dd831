import { dueProvision } from '../../../../domain/sheet/provisions/due-provision.ts';
import { signOf } from '../../../../domain/money/money.ts';
import type { Provision } from '../../../../domain/sheet/sheet.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { useSheetMoment } from '../sheet-moment.ts';
import { useDueTexts } from './due-texts.ts';

/** Marks a provision whose savings will not suffice on its due date. */
export function ShortfallIcon({ provision }: { readonly provision: Provision }) {
  const { isHidden } = useAmountFormat();
  const { shortfallText } = useDueTexts();
  const due = dueProvision(provision, useSheetMoment());
  if (isHidden || !due || signOf(due.gap) >= 0) return null;
  const text = shortfallText(due);
  return (
    <span className="is-negative" title={text}>
      <Icon name="triangleDown" size={9} filled />
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
