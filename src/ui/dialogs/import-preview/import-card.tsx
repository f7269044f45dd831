import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ImportMode, ImportPlan } from '../../../domain/archive/import-plan.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-texts.ts';
import { RadioCard, CornerRadio } from '../../controls/radio-card.ts';
import { useDateFormat } from '../../hooks/formats.ts';
import { changesNothing, planFacts } from './plan-facts.ts';

const Mode = styled(RadioCard)({
  padding: '12px 14px',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  '& p': { marginTop: 2 },
});

const Title = styled('strong')(({ theme }) => ({
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
}));

const Facts = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  marginTop: 8,
  paddingLeft: 16,
  listStyle: 'disc',
  textWrap: 'pretty',
  color: theme.vars.palette.text.primary,
}));

type ModeTexts = { readonly title: MessageKey; readonly text: MessageKey };

const texts: Record<ImportMode, ModeTexts> = {
  add: { title: 'importPreview.add', text: 'importPreview.addText' },
  replace: { title: 'importPreview.replace', text: 'importPreview.replaceText' },
};

type ImportCardProps = {
  readonly mode: ImportMode;
  readonly plan: ImportPlan;
  readonly onChoose: () => void;
};

/** The radio button of an import mode, with its effects. */
export function ImportCard({ mode, plan, onChoose }: ImportCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const formatters = { t, language: useLanguage(), dates: useDateFormat() };
  return (
    <Mode
      value={mode}
      control={
        <CornerRadio
          sx={{ top: 13, right: 14 }}
          slotProps={{ input: { 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-text ${id}-facts` } }}
        />
      }
      slotProps={{ typography: { component: 'div' } }}
      label={
        <>
          <Title id={`${id}-title`}>{t(texts[mode].title)}</Title>
          <p id={`${id}-text`}>{t(texts[mode].text)}</p>
          <Facts id={`${id}-facts`}>
            {changesNothing(plan.patch) ? (
              <li>{t('importPreview.nothing')}</li>
            ) : (
              planFacts(plan, formatters).map((fact) => <li key={fact}>{fact}</li>)
            )}
          </Facts>
        </>
      }
      onChange={onChoose}
    />
  );
}
