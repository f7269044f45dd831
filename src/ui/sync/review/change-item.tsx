import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { hiddenAmount } from '../../../domain/money/amount-format.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { useHiddenUntilFocus } from '../../amounts/hidden-until-focus.ts';

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const What = styled('p')(({ theme }) => ({
  overflowWrap: 'anywhere',
  fontWeight: 500,
  color: theme.vars.palette.text.primary,
}));

const Why = styled('p')({ fontSize: '0.8125rem' });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

type ReviewProps = {
  /** Of the words, by which what can be done is described. */
  readonly id?: string;
  readonly what: string;
  readonly why?: string;
  readonly content?: ReactNode;
  /** Buttons. */
  readonly actions?: ReactNode;
};

/** A change that did not reach the server, in words. */
export const Review = ({ id, what, why, content, actions }: ReviewProps) => (
  <Item>
    <div id={id}>
      <What>
        <AmountText text={what} />
      </What>
      {why !== undefined && <Why>{why}</Why>}
    </div>
    {content}
    {actions && <Actions>{actions}</Actions>}
  </Item>
);

const Content = styled('textarea')(({ theme: { vars, shape } }) => ({
  width: '100%',
  padding: '6px 8px',
  border: `1px solid ${vars.palette.ledger.lineStrong}`,
  borderRadius: shape.borderRadius,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.75rem',
  color: vars.palette.text.primary,
  backgroundColor: vars.palette.ledger.sunken,
  resize: 'vertical',
  '&::placeholder': { color: 'inherit', opacity: 1 },
}));

type ReviewContentProps = {
  readonly raw: string;
  /** The id of what says which change it is. */
  readonly describedBy?: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
};

/** The raw content of a change that has no description, with the amounts in it. */
export function ReviewContent({ raw, describedBy, ref }: ReviewContentProps) {
  const { t } = useTranslation();
  const { isHidden, ...focus } = useHiddenUntilFocus(false);
  const label = t('review.content');
  return (
    <Content
      {...focus}
      ref={ref}
      aria-label={isHidden ? `${label}, ${t('amounts.hidden')}` : label}
      aria-describedby={describedBy}
      readOnly
      rows={3}
      value={isHidden ? '' : raw}
      placeholder={isHidden ? hiddenAmount : undefined}
    />
  );
}
