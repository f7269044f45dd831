import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { ProvisionProgress as Progress } from '../../../domain/forms/provision-proposals.ts';
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

// Keeps its height without a price, so that nothing moves when the texts appear.
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

// Marks the place of each amount, so that the amounts can be bold within the translated sentence.
const amountPlace = '\u0000';

const LastPayment = ({ progress: { lastPayment } }: { readonly progress: Progress }) => {
  const { t } = useTranslation();
  const { month } = useDateFormat();
  if (lastPayment === undefined) return null;
  if (lastPayment === 'made') return <span>{t('provisions.ready')}</span>;
  return <span>{t('provisions.lastPayment', { month: month(toLocalDate(firstDayOf(lastPayment))) })}</span>;
};

type ProvisionProgressProps = {
  readonly progress: Progress | undefined;
  readonly amountText: (value: Amount | Decimal) => string;
};

/** The savings that the fields lead to: the amount set aside, the price and the last payment. */
export const ProvisionProgress = ({ progress, amountText }: ProvisionProgressProps) => {
  const { t } = useTranslation();
  const [beforeAside, beforePrice] = t('provisions.aside', { aside: amountPlace, price: amountPlace }).split(
    amountPlace,
  );
  return (
    <Frame>
      <Line>
        {progress && (
          <span>
            {beforeAside}
            <b>
              <AmountText text={amountText(progress.aside)} />
            </b>
            {beforePrice}
            <b>
              <AmountText text={amountText(progress.price)} />
            </b>
          </span>
        )}
        {progress && <LastPayment progress={progress} />}
      </Line>
      <ShareBar share={progress ? (shareAside(progress.aside, progress.price) ?? 0) : 0} />
    </Frame>
  );
};
