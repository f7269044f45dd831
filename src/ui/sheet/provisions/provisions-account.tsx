import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../icons/icon.tsx';
import { useSheet } from '../../hooks/workspace-actors.tsx';
import { BalanceField } from '../entries/fields/balance-field.tsx';
import { SignedFigure, signClasses, useShownSign } from '../../amounts/signed-figure.tsx';
import { Figure } from '../../amounts/figure.tsx';

const Account = styled('div')(({ theme }) => ({
  flex: 'none',
  borderBlock: 'var(--hairline)',
  color: theme.vars.palette.text.secondary,
}));

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 'var(--bar)',
  padding: '0 calc(var(--edge) + var(--action)) 0 var(--pad)',
});

const Signed = styled('span')({ display: 'flex', alignItems: 'center', gap: 6, fontWeight: 600 });

export const ProvisionTotals = () => {
  const { t } = useTranslation();
  return (
    <>
      <span>
        {t('provisions.monthlyTotal')} <Figure name="provisionsMonthlySum" />
      </span>
      <span>
        {t('provisions.total')} <Figure name="provisionsSum" />
      </span>
    </>
  );
};

export function ProvisionsAccount() {
  const { t } = useTranslation();
  const sheet = useSheet();
  const isPaid = useSelector(sheet, ({ context }) => context.sheet.provisionsPaid);
  const balance = useSelector(sheet, ({ context }) => context.sheet.accountProvisionsBalance);
  return (
    <Account>
      <FormControlLabel
        labelPlacement="start"
        label={t('provisions.paidThisMonth')}
        control={
          <Switch
            checked={isPaid}
            onChange={(_, provisionsPaid) => sheet.send({ type: 'sheet.changed', changes: { provisionsPaid } })}
          />
        }
        sx={{ marginLeft: 4, marginRight: { xs: 4, md: 3 } }}
      />
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
    </Account>
  );
}

const AccountLine = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Line>
    <span>{label}</span>
    {children}
  </Line>
);

const Difference = () => {
  const sign = useShownSign('provisionsDifference');
  return (
    <Signed className={signClasses[sign]}>
      {sign !== 0 && <Icon name={sign > 0 ? 'triangleUp' : 'triangleDown'} size={9} filled />}
      <SignedFigure name="provisionsDifference" />
    </Signed>
  );
};
