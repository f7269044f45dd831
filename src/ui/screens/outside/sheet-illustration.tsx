import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/icon.tsx';
import { illustrationRows } from './illustration-rows.ts';
import '../../controls/paid-mark.css';
import './sheet-illustration.css';

const equation = [
  { sign: '', text: 'illustration.accountBalance', amount: 'illustration.accountBalanceAmount' },
  { sign: '+', text: 'illustration.creditsToReceive', amount: 'illustration.creditsAmount' },
  { sign: '−', text: 'illustration.unpaidExpenses', amount: 'illustration.unpaidExpensesAmount' },
  { sign: '−', text: 'illustration.unpaidCharges', amount: 'illustration.unpaidChargesAmount' },
  { sign: '−', text: 'illustration.provisions', amount: 'illustration.provisionsAmount' },
] as const;

/** A picture of a sheet that fades out: decoration, so nothing in it is a control. */
export const SheetIllustration = () => {
  return (
    <div className="illustration" aria-hidden="true">
      <Situation />
      <DailyExpenses />
    </div>
  );
};

const Situation = () => {
  const { t } = useTranslation();
  return (
    <div className="illustration-column">
      <div className="illustration-title">{t('illustration.situation')}</div>
      <div className="illustration-balance">
        {t('illustration.realBalance')}
        <span className="illustration-sign">
          <Icon name="triangleUp" size={9} filled />
          {t('illustration.positive')}
        </span>
      </div>
      <div className="illustration-figure">{t('illustration.remaining')}</div>
      {equation.map(({ sign, text, amount }) => (
        <div key={text} className="illustration-term">
          <span>{sign}</span>
          <span>{t(text)}</span>
          <span className="illustration-amount">{t(amount)}</span>
        </div>
      ))}
      <div className="illustration-choice">
        {t('illustration.unpaidOnly')}
        <span className="illustration-switch" />
      </div>
      <div className="illustration-actions">
        <div className="illustration-button">
          <Icon name="plus" />
          {t('illustration.newSheet')}
        </div>
        <div className="illustration-bin">
          <Icon name="trash" />
        </div>
      </div>
    </div>
  );
};

const DailyExpenses = () => {
  const { t } = useTranslation();
  return (
    <div className="illustration-column">
      <div className="illustration-title">
        {t('illustration.dailyExpenses')}
        <span className="illustration-count">30</span>
      </div>
      <div className="illustration-add">
        <Icon name="plus" size={14} strokeWidth={1.75} />
        <span className="illustration-field">{t('illustration.day')}</span>
        <span className="illustration-field">{t('illustration.operationName')}</span>
      </div>
      {illustrationRows.map(({ day, text, paid }, index) => {
        const isNewDay = illustrationRows[index - 1]?.day !== day;
        return (
          <div key={`${day} ${text}`} className="illustration-row" data-paid={paid} data-new-day={isNewDay}>
            <span className="paid-mark" data-paid={paid} />
            <span>{isNewDay && String(day).padStart(2, '0')}</span>
            <span>{t(text)}</span>
          </div>
        );
      })}
    </div>
  );
};
