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

const Title = styled('p')(({ theme }) => ({
  overflowWrap: 'anywhere',
  fontWeight: 500,
  color: theme.vars.palette.text.primary,
}));

const Reason = styled('p')({ fontSize: '0.8125rem' });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

type ChangeItemProps = {
  /** The id of the texts, for `aria-describedby` of the buttons. */
  readonly id?: string;
  readonly title: string;
  readonly reason?: string;
  readonly content?: ReactNode;
  readonly actions?: ReactNode;
};

/** A change that did not reach the server. */
export const ChangeItem = ({ id, title, reason, content, actions }: ChangeItemProps) => (
  <Item>
    <div id={id}>
      <Title>
        <AmountText text={title} />
      </Title>
      {reason !== undefined && <Reason>{reason}</Reason>}
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

type RawContentProps = {
  readonly raw: string;
  /** The id of the texts that identify the change. */
  readonly describedBy?: string;
  readonly ref?: Ref<HTMLTextAreaElement>;
};

/** The raw content of an unreadable change. It may contain amounts, so it is hidden while amounts are hidden. */
export function RawContent({ raw, describedBy, ref }: RawContentProps) {
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
