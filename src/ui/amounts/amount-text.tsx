import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { hiddenAmount } from '../../domain/money/amount-format.ts';

/** A text with amounts. Screen readers read "amount hidden" instead of the dots of a hidden amount. */
export const AmountText = ({ text }: { readonly text: string }) =>
  text.includes(hiddenAmount) ? <TextWithDots text={text} /> : text;

const TextWithDots = ({ text }: { readonly text: string }) => {
  const words = useTranslation().t('amounts.hidden');
  const [start, ...parts] = text.split(hiddenAmount);
  return (
    <>
      {start}
      {parts.map((part, index) => (
        <Fragment key={index}>
          <span aria-hidden="true">{hiddenAmount}</span>
          <span className="visually-hidden">{words}</span>
          {part}
        </Fragment>
      ))}
    </>
  );
};
