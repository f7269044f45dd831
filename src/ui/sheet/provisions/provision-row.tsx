import { memo } from 'react';
import { provisionTotal, shareAside } from '../../../domain/sheet/provision.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { RowDelete, RowShell } from '../rows/row-shell.tsx';
import { ShortMark } from '../due/lazy-due.ts';
import { DeductionsButton } from './deductions-button.tsx';
import { PriceCell, TextCell, WholeNumberCell, type ProvisionRowProps } from './provision-cell.tsx';
import { tabIndexOf } from '../rows/row-focus.ts';

/** One provision, edited in place. */
export const ProvisionRow = memo(function ProvisionRow(props: ProvisionRowProps) {
  const { provision, view, isSelected, tabStop, texts, commands } = props;
  const columns = view === 'full' ? 'row-provision-full' : 'row-provision';
  const total = provisionTotal(provision);
  const share = shareAside(total, provision.price);
  return (
    <RowShell
      id={provision.id}
      label={isSelected ? `${texts.describe(provision)}, ${texts.selected}` : texts.describe(provision)}
      isSelected={isSelected}
      description={share === undefined ? undefined : texts.describeShare(share)}
      share={share}
      className={share === undefined ? columns : `${columns} has-share`}
      gap={props.gap}
      setSize={props.setSize}
      position={props.position}
      sync={props.sync}
      swipe={props.swipe}
    >
      <TextCell {...props} field="name" className="provision-name" />
      {view === 'simple' && (
        <WholeNumberCell
          {...props}
          field="monthlyPayment"
          className="amount provision-monthly"
          shown={texts.format.amount(provision.monthlyPayment)}
        />
      )}
      <span className="amount provision-total">
        <ShortMark provision={provision} />
        <AmountText text={texts.format.amount(total)} />
      </span>
      <DeductionsButton
        provision={provision}
        texts={texts}
        commands={commands}
        tabIndex={tabIndexOf(tabStop, 'deductions')}
      />
      {view === 'full' && <Details {...props} />}
      <RowDelete
        label={texts.remove}
        tabIndex={tabIndexOf(tabStop, 'delete')}
        onClick={() => commands.requestRemoval(provision)}
      />
    </RowShell>
  );
});

const Details = (props: ProvisionRowProps) => (
  <>
    <TextCell {...props} field="periodicity" className="provision-detail" />
    <PriceCell {...props} className="provision-detail amount" />
    <TextCell {...props} field="start" className="provision-detail provision-start" />
    <span className="provision-detail provision-payments amount">
      <WholeNumberCell {...props} field="monthlyPayment" className="amount" />
      <WholeNumberCell
        {...props}
        field="numberMonthlyPayments"
        className="amount"
        shown={`× ${props.provision.numberMonthlyPayments}`}
      />
    </span>
  </>
);
