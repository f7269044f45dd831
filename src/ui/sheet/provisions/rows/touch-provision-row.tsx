import { memo } from 'react';
import { provisionTotal, shareAside } from '../../../../domain/sheet/provisions/provision.ts';
import type { Provision } from '../../../../domain/sheet/sheet.ts';
import { AmountText } from '../../../amounts/amount-text.tsx';
import { RowShell } from '../../list/rows/row-shell.tsx';
import { ShortfallIcon } from '../due/due.ts';
import { DeductionsButton } from '../deductions-button.tsx';
import { type ProvisionRowProps, wholeNumberText } from './provision-cells.ts';
import { tabIndexOf } from '../../list/rows/row-focus.ts';

type TouchProvisionRowProps = ProvisionRowProps & { readonly onOpen: (provision: Provision) => void };

/** A provision on touch: a tap opens its dialog. */
export const TouchProvisionRow = memo(function TouchProvisionRow(props: TouchProvisionRowProps) {
  const { provision, view, isSelected, tabStop, texts, commands, onOpen } = props;
  const label = isSelected ? `${texts.describe(provision)}, ${texts.selected}` : texts.describe(provision);
  const total = provisionTotal(provision);
  const share = shareAside(total, provision.price);
  const { format } = texts;
  const className = `row-touch-provision ${view === 'full' ? 'is-full' : ''} ${share === undefined ? '' : 'has-share'}`;
  return (
    <RowShell
      id={provision.id}
      label={label}
      description={share === undefined ? undefined : texts.describeShare(share)}
      share={share}
      className={className}
      isSelected={isSelected}
      gap={props.gap}
      setSize={props.setSize}
      position={props.position}
      sync={props.sync}
      swipe={props.swipe}
    >
      <button
        type="button"
        className="row-open"
        data-cell="open"
        tabIndex={tabIndexOf(tabStop, 'open')}
        aria-haspopup="dialog"
        onClick={() => onOpen(provision)}
      >
        <span className="row-cell">{provision.name}</span>{' '}
        <span className="amount provision-total">
          <ShortfallIcon provision={provision} />
          <AmountText text={format.amount(total)} />
        </span>{' '}
        {view === 'full' && (
          <span className="provision-detail provision-facts">
            <span className="row-cell">{provision.periodicity}</span>
            <span>
              {' '}
              · <AmountText text={format.amount(provision.price)} /> ·{' '}
            </span>
            <span className="row-cell">{provision.start}</span>
            <span>
              {' '}
              · <AmountText text={wholeNumberText(provision, 'monthlyPayment', texts)} /> ×{' '}
              {provision.numberMonthlyPayments}
            </span>
          </span>
        )}
        {isSelected && <span className="visually-hidden">, {texts.selected}</span>}
      </button>
      <DeductionsButton
        provision={provision}
        texts={texts}
        commands={commands}
        tabIndex={tabIndexOf(tabStop, 'deductions')}
      />
    </RowShell>
  );
});
