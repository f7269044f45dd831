import FormControlLabel from '@mui/material/FormControlLabel';
import { type CSSObject, styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountsButton } from '../../../amounts/amounts-button.tsx';
import { useParameters, useSheet } from '../../../hooks/workspace-actors.tsx';
import { Explanation } from '../../../controls/explanation.tsx';
import { hasLines } from '../../../../domain/sheet/onboarding.ts';
import { OnboardingDashes } from '../../onboarding/onboarding-dashes.tsx';
import { useIsGuiding } from '../../onboarding/onboarding-state.ts';
import { FirstDateOffer } from '../../onboarding/first-date-offer.tsx';
import { ForecastBlock } from '../../forecast/forecast-block.ts';
import { Equation } from './equation.tsx';
import { Panel } from '../../../surfaces/panel.tsx';
import { SignChip } from './sign-chip.tsx';
import { RealBalance } from './real-balance.tsx';

export const Hero = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  padding: '2px 12px 14px var(--pad)',
  [theme.breakpoints.down('md')]: { padding: '12px 16px 14px' },
}));

const HeroLabel = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 20,
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { fontSize: '0.8125rem' },
}));

const HeroFigure = styled(RealBalance)(({ theme }) => ({
  display: 'block',
  marginTop: 4,
  ...theme.typography.figure,
  fontSize: `min(${theme.typography.figure.fontSize}, 100cqi / var(--ems, 1))`,
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { fontSize: 'min(2.375rem, 100cqi / var(--ems, 1))', lineHeight: '44px' },
}));

// Visible only if the text fits on one line of free space, so that nothing moves when the text disappears.
const ifItFits = (style: CSSObject) => ({
  '@container (width >= 15.4rem)': { '&:lang(fr)': style },
  '@container (width >= 17.5rem)': style,
});

const Sentence = styled('p')(({ theme }) => ({
  display: 'none',
  margin: '-2px 0 -14px',
  fontSize: '0.6875rem',
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  '@container (width >= 19.5rem)': { fontSize: '0.75rem' },
  ...ifItFits({ display: 'block' }),
}));

const InPlaceOfSentence = styled(Explanation)(ifItFits({ display: 'none' }));

const headerActions = (
  <>
    <OnboardingDashes />
    <AmountsButton />
  </>
);

// Ends where the amounts end.
const Line = styled('hr')({
  flexShrink: 0,
  margin: '8px calc(var(--edge) + var(--action)) 8px var(--pad)',
  border: 0,
  borderBottom: 'var(--hairline)',
});

/** The forecast; an empty sheet has none. Source: docs/specification.md#forecast-empty. */
const Forecast = () =>
  useSelector(useSheet(), ({ context }) => context.content === undefined || hasLines(context.content)) && (
    <ForecastBlock />
  );

type SituationPanelProps = {
  readonly hasTitle: boolean;
  /** Buttons at the bottom. */
  readonly actions: ReactNode;
  /** Shown below the sum. */
  readonly children?: ReactNode;
};

/** The real balance and its calculation. `hasTitle` is false in a tab, whose label is the title. */
export function SituationPanel({ hasTitle, actions, children }: SituationPanelProps) {
  const { t } = useTranslation();
  const isGuiding = useIsGuiding();
  const Explained = isGuiding ? InPlaceOfSentence : Explanation;
  const [name, sentence] = [t('situation.realBalance'), t('explanation.realBalance')];
  return (
    <Panel title={t('situation.title')} isTitleShown={hasTitle} action={headerActions}>
      <Hero>
        <HeroLabel>
          <span>
            {name}
            <Explained figure={name} text={sentence} />
          </span>
          <SignChip />
        </HeroLabel>
        <HeroFigure />
        {isGuiding && <Sentence>{sentence}</Sentence>}
      </Hero>
      {!hasTitle && <Forecast />}
      <Equation />
      {children}
      <FirstDateOffer />
      {hasTitle && <Forecast />}
      <Line aria-hidden />
      <UnpaidOnlySwitch />
      {actions}
    </Panel>
  );
}

const UnpaidOnlySwitch = () => {
  const { t } = useTranslation();
  const parameters = useParameters();
  const isOn = useSelector(parameters, ({ context }) => context.parameters.showOnlyNotPaid);
  return (
    <FormControlLabel
      labelPlacement="start"
      label={t('situation.unpaidOnly')}
      control={<Switch checked={isOn} onChange={() => parameters.send({ type: 'unpaidOnly.toggled' })} />}
      sx={{ marginLeft: 4, marginRight: { xs: 4, md: 3 } }}
    />
  );
};
