import { memo } from 'react';
import { provisionTotal, shareAside } from '../../../../domain/sheet/provisions/provision.ts';
import { AmountText } from '../../../amounts/amount-text.tsx';
import { RowDelete, RowShell } from '../../list/rows/row-shell.tsx';
import { ShortfallIcon } from '../due/due.ts';
import { DeductionsButton } from '../deductions-button.tsx';
import { priceCellProps, type ProvisionRowProps, textCellProps, wholeNumberCellProps } from './provision-cells.ts';
import { EditableCell } from '../../entries/fields/editable-cell.tsx';
import { tabIndexOf } from '../../list/rows/row-focus.ts';

/** A provision, edited in place. */
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
      <EditableCell {...textCellProps(props, 'name')} className="provision-name" />
      {view === 'simple' && (
        <EditableCell
          {...wholeNumberCellProps(props, 'monthlyPayment', texts.format.amount(provision.monthlyPayment))}
          className="amount provision-monthly"
        />
      )}
      <span className="amount provision-total">
        <ShortfallIcon provision={provision} />
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
    <EditableCell {...textCellProps(props, 'periodicity')} className="provision-detail" />
    <EditableCell {...priceCellProps(props)} className="provision-detail amount" />
    <EditableCell {...textCellProps(props, 'start')} className="provision-detail provision-start" />
    <span className="provision-detail provision-payments amount">
      <EditableCell {...wholeNumberCellProps(props, 'monthlyPayment')} className="amount" />
      <EditableCell
        {...wholeNumberCellProps(props, 'numberMonthlyPayments', `× ${props.provision.numberMonthlyPayments}`)}
        className="amount"
      />
    </span>
  </>
);
