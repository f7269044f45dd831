import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ProvisionOutlook } from '../../../domain/forms/provision-proposals.ts';
import type { Amount, Decimal } from '../../../domain/money/money.ts';
import { firstDayOf } from '../../../domain/sheet/month.ts';
import { shareAside } from '../../../domain/sheet/provisions/provision.ts';
import { toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import { useDateFormat } from '../../hooks/formats.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { ShareBar } from '../list/rows/share-bar.tsx';

const Frame = styled('div')(({ theme: { vars, breakpoints, shape, typography } }) => ({
  marginTop: 8,
  ...typography.caption,
  color: vars.palette.text.secondary,
  '& b': { fontWeight: 600, color: vars.palette.text.primary },
  '& > .share-bar': { display: 'block', height: 6, marginTop: 4 },
  '& > .share-bar > span': { background: vars.palette.primary.main },
  [breakpoints.down('md')]: {
    marginTop: 12,
    padding: '10px 12px 12px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: shape.inset,
    fontSize: '0.8125rem',
    backgroundColor: vars.palette.ledger.sunken,
  },
}));

// As high before there is a price: nothing moves.
const Line = styled('p')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignContent: 'start',
  columnGap: 12,
  minHeight: 20,
  lineHeight: '20px',
  [breakpoints.down('md')]: { minHeight: 40 },
}));

// Amounts are bold within their sentence.
const amountPlace = '\u0000';

const LastPayment = ({ of: { lastPayment } }: { readonly of: ProvisionOutlook }) => {
  const { t } = useTranslation();
  const { month } = useDateFormat();
  if (lastPayment === undefined) return null;
  if (lastPayment === 'made') return <span>{t('provisions.ready')}</span>;
  return <span>{t('provisions.lastPayment', { month: month(toLocalDate(firstDayOf(lastPayment))) })}</span>;
};

type OutlookProps = {
  readonly outlook: ProvisionOutlook | undefined;
  /** How an amount is written. */
  readonly amountText: (value: Amount | Decimal) => string;
};

/** What the fields of a provision come to: what is aside, of how much, and by when all of it is. */
export const Outlook = ({ outlook, amountText }: OutlookProps) => {
  const { t } = useTranslation();
  const [beforeAside, beforePrice] = t('provisions.aside', { aside: amountPlace, price: amountPlace }).split(
    amountPlace,
  );
  return (
    <Frame>
      <Line>
        {outlook && (
          <span>
            {beforeAside}
            <b>
              <AmountText text={amountText(outlook.aside)} />
            </b>
            {beforePrice}
            <b>
              <AmountText text={amountText(outlook.price)} />
            </b>
          </span>
        )}
        {outlook && <LastPayment of={outlook} />}
      </Line>
      <ShareBar share={outlook ? (shareAside(outlook.aside, outlook.price) ?? 0) : 0} />
    </Frame>
  );
};
