import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { signOf } from '../../../domain/money.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/icon.tsx';
import { useSheet } from '../../hooks/workspace-actors.tsx';
import { BalanceField } from '../balance-field.tsx';
import { SignedFigure, signTones } from '../blocks/signed-figure.tsx';
import { Figure } from '../figure.tsx';
import { useTotal } from '../sheet-data.ts';

/** What the provisions come to, and what is on their account. */
export function ProvisionsFooter() {
  const { t } = useTranslation();
  const sheet = useSheet();
  const isPaid = useSelector(sheet, ({ context }) => context.sheet.provisionsPaid);
  const balance = useSelector(sheet, ({ context }) => context.sheet.accountProvisionsBalance);
  return (
    <>
      <div className="block-totals">
        <span>
          {t('provisions.monthlyTotal')} <Figure name="provisionsMonthlySum" />
        </span>
        <span>
          {t('provisions.total')} <Figure name="provisionsSum" />
        </span>
      </div>
      <div className="provisions-account">
        <div className="switch-row">
          <FormControlLabel
            label={t('provisions.paidThisMonth')}
            control={
              <Switch
                checked={isPaid}
                onChange={(_, provisionsPaid) => sheet.send({ type: 'sheet.changed', changes: { provisionsPaid } })}
              />
            }
          />
        </div>
        <AccountLine label={t('provisions.accountBalance')}>
          <BalanceField
            label={t('provisions.accountBalance')}
            value={balance}
            onChange={(value) => sheet.send({ type: 'sheet.changed', changes: { accountProvisionsBalance: value } })}
          />
        </AccountLine>
        <AccountLine label={t('provisions.difference')}>
          <Difference />
        </AccountLine>
      </div>
    </>
  );
}

const AccountLine = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="account-line">
    <span>{label}</span>
    {children}
  </div>
);

const Difference = () => {
  const sign = signOf(useTotal('provisionsDifference'));
  return (
    <span className={`difference ${signTones[sign]}`}>
      {sign !== 0 && <Icon name={sign > 0 ? 'triangleUp' : 'triangleDown'} size={9} filled />}
      <SignedFigure name="provisionsDifference" className="amount" />
    </span>
  );
};
